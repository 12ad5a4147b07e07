/**
 * The business constants of S§9, each once.
 * Times in milliseconds, lengths in the unit the name says.
 */

/** S§9 Page size and "more" threshold of every list but the dynamics. */
export const PAGE_SIZE = 20;
/** S§9 "More" threshold of the dynamics; their pages have this size (wire W12). */
export const DYNAMIC_PAGE_SIZE = 10;
/** S§9 Subscription rank list. */
export const RANK_LIST_CAP = 20;
/** Influence of one vote for an account. */
export const RANK_HIT_INFLUENCE = 3;
/** S§9 Event-entry list. */
export const ENTRY_LIST_CAP = 8;
/** S§9 Related short videos; S§7 asks for exactly that many. */
export const RELATED_VIDEO_CAP = 4;

/** S§7 Parameters of the call for related short videos. */
export const RELATED_VIDEO_CLIENT = 1;
export const RELATED_VIDEO_NODE = 'pub';

/** S§9 Script chunk load timeout. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** S§9 Local lifetime of stored tokens, checked on read. */
export const TOKEN_LIFETIME_MS = 7_200_000;

/** S§7 Default time limit of a call. */
export const CALL_TIMEOUT_MS = 5_000;
/** S§7 Time limit of calls that state one (uploads). */
export const LONG_CALL_TIMEOUT_MS = 50_000;
/** S§7 Polling interval of a call that waits for a token. */
export const TOKEN_POLL_MS = 1_000;

/** Wire g80: lifetime of a captcha and its work. */
export const CAPTCHA_VALID_MS = 5 * 60_000;
/** Characters of a captcha's solved work. */
export const WORK_MAX = 1_500;

/** S§9 Socket reconnect; one pending at most (S§4). */
export const SOCKET_RECONNECT_MS = 4_000;
/** S§9 A ping goes out after this idle time. */
export const SOCKET_PING_IDLE_MS = 60_000;
/** S§9 The socket is closed if it is not open this long after a ping. */
export const SOCKET_PING_WAIT_MS = 60_000;

/** S§9 Scroll offset from which back-to-top shows, CSS pixels. */
export const BACK_TO_TOP_PX = 300;
/** S§9 Throttle of the scroll handler. */
export const SCROLL_THROTTLE_MS = 500;
/** S§9 Each step of scrolling up halves the offset. */
export const SCROLL_STEP_MS = 30;
/** S§9 Scroll offset from which the scroll status is set, CSS pixels. */
export const SCROLL_STATUS_PX = 400;

/** S§9 Messenger authorisation: retries, polling, delay before the code is handled. */
export const AUTHORISE_RETRIES = 2;
export const AUTHORISE_POLL_MS = 300;
export const AUTHORISE_CODE_DELAY_MS = 200;
/** S§9 Once `authCount` exceeds this, 1004 answers are ignored (S§4). */
export const AUTH_COUNT_LIMIT = 3;
/** S§4 In the app: wait before reporting an expired login. */
export const APP_EXPIRED_TOAST_MS = 800;
/** S§8 10102, 10103: wait before going to login. */
export const SIGNED_OUT_LOGIN_MS = 1_000;

/** Wire n1: the wait between two codes to a phone. */
export const CODE_WAIT_MS = 60_000;
/** Ours: minimum characters of a new password. */
export const MIN_PASSWORD_LENGTH = 8;

/** Ours: maximum characters of a comment. A newsroom may configure fewer. */
export const MAX_COMMENT_LENGTH = 1_000;
/** Ours: maximum pictures of a comment. */
export const MAX_COMMENT_PICTURES = 9;
/** Characters of a question and of what is added to it. */
export const MAX_QUESTION_TITLE = 60;
export const MAX_QUESTION_CONTENT = 1_000;
export const MAX_QUESTION_PICTURES = 9;
/** Characters of a post's title and text, and its pictures. */
export const MAX_POST_TITLE = 60;
export const MAX_POST_CONTENT = 2_000;
export const MAX_POST_PICTURES = 9;
export const MAX_POST_VIDEOS = 1;
/** Days within which an office is to answer a question, from the day it accepts it. */
export const ANSWER_DAYS = 7;
/** A rating of an answer is 1 to this. */
export const MAX_SCORE = 5;

/** Characters of a tip-off, and of the way to reach its teller. */
export const MAX_TIPOFF_CONTENT = 2_000;
export const MAX_TIPOFF_CONTACT = 60;
export const MAX_TIPOFF_PICTURES = 9;
/** Characters of a contribution. */
export const MAX_CONTRIBUTION_TITLE = 60;
export const MAX_CONTRIBUTION_CONTENT = 10_000;
export const MAX_CONTRIBUTION_PICTURES = 9;
/** Videos and recordings of a tip-off or a contribution. */
export const MAX_SUBMITTED_CLIPS = 3;
/** Bytes of a video or recording, and of a part of it: a part that is lost is sent again, and nothing else. */
export const MAX_CLIP_BYTES = 80_000_000;
export const UPLOAD_PART_BYTES = 1_000_000;

/** Ours: bytes of a call's body, and the names in it. An operation with longer texts says so (`Operation.maxBody`). */
export const MAX_BODY_BYTES = 65_536;
export const MAX_BODY_NAMES = 200;

/** S§9 Share description, characters. */
export const SHARE_DESCRIPTION_LENGTH = 100;
/** S§9 Name of the cache-busting parameter of a shared link. */
export const SHARE_CACHE_PARAMETER = 'xyt';

/** S§9 Pixels of the 750-wide design to one rem. */
export const REM_RATIO = 75;
/** S§9 Counts are abbreviated from here: k+ and w+ (w = ten thousand). */
export const COUNT_THOUSAND = 1_000;
export const COUNT_TEN_THOUSAND = 10_000;
/** S§5 Default cap of the count format. */
export const COUNT_CAP = 999;

/** S§9 Main colour, six hex digits; that of links stands in the tokens of touch. */
export const MAIN_COLOUR = 'DF362F';

/** S§1 The product's build version. */
export const BUILD_VERSION = 'v6.2.6';
/** S§7 The version a third-party login is signed with. */
export const SIGN_VERSION = '1.0.0';
/** S§7 curVersions from which a call runs in token mode; apiVersion from which parameters are enciphered. */
export const TOKEN_MODE_VERSION = 3;
export const CIPHER_API_VERSION = 3;
