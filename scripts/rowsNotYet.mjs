// Rows of the product reference that no test proves yet. A row leaves the list when it is built; no row is added.
const listed = (text) => text.trim().split(/,\s+/);

const behaviour = `
  A18, B6, E6, F8 activityDetail, F8 activityApply, F8 signupdetail, F8 writeOff, F9 activityVote,
  F9 voteItemDetail, F9 activityVoteWeb, F13 invite, F13 shareinvite, F13 invitedToDownload,
  F13 downloadClient, F15 xyListShare, F18 mvodShare, F18 minVideoDetail, F19 integralShop,
  F19 productDetail, F20, F22, F23 tipoffDetail, F23 seekArticleDetail, F23 inputArticleDetail,
  F24 circleDetail, F24 friendsCircleDetail, F24 postDetail, F25, F27, H6, J2
`;

/** Families and numbers of the wire's operations. */
const operations = `
  g10, g19, g20, g28, g29, g39, g40, g46, g47, g48, g50, g51, g52, g53, g55, g59, g60, g65, g72, g74, g85,
  g86, g87, g88, g89, g90, f3, f4, f5, f13, o6, o7, o9, o10, o11, o12, o13, o14, x8, x11, x15, x22, x26, n4,
  n6, n8, n9, n12, n13, n15, n16
`;

export const notYet = [...listed(behaviour), ...listed(operations).map((code) => `wire ${code}`)];
