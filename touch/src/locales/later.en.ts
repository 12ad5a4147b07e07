import type { LaterMessages } from './messages';

export const laterEn: LaterMessages = {
  'later.liveDetail':
    'This will be the live page: follow the broadcast in pictures and video, and join the discussion.',
  'later.activityDetail':
    'This will be the event page: what it is about, when, how many places, and how to register.',
  'later.activityApply': 'This will be the registration form, which you can check before sending.',
  'later.activityVote':
    'This will be the voting page: see the options, rules and ranking, and vote for your favourite.',
  'later.voteItemDetail': 'This will present one option and its votes, and let you vote for it.',
  'later.activityVoteWeb': 'This will be the web vote: see the options and vote in the browser.',
  'later.signupdetail': 'This will list all your registrations and how they stand.',
  'later.writeOff': 'This will be the voucher check: staff confirm each voucher, once only.',
  'later.invite': 'This is where you will enter an invitation code to record who invited you.',
  'later.shareinvite': 'This will show your personal invitation code to send to friends.',
  'later.invitedToDownload': 'This will be the invitation page: see who invited you and get the app.',
  'later.xyDetail':
    'This will be a channel’s page: its articles, videos, questions and updates, and a way to subscribe.',
  'later.xyListShare': 'This will be the influence ranking: see how channels rank and vote for them.',
  'later.xyRules': 'This will explain the ranking: how votes are counted and how many you have a day.',
  'later.reporter': 'This will be a reporter’s page with their articles and updates.',
  'later.dynamicDetail':
    'This will show one update from a reporter: text, pictures and video, with comments.',
  'later.topicDetail': 'This will be a Q&A topic: read the answers or ask a question.',
  'later.askDetail': 'This will show one question with its answers, and let you follow it.',
  'later.qaDetail': 'This will show a question to the authorities, their answer and its progress.',
  'later.newQaDetail': 'This will show every step of a question to the authorities, from receipt to answer.',
  'later.downloadClient': 'This is where you will get the app for Android and iPhone.',
  'later.figureDetail': 'This will be a profile page: a short biography and the coverage.',
  'later.LeaderViewList': 'This will list officials by region, with the questions put to them.',
  'later.mvodShare': 'This will play the short video shared with you. Swipe up for the next.',
  'later.minVideoDetail':
    'This will be the short-video page: full screen, swipe up for the next, like and comment.',
  'later.integralShop': 'This will show your points: the total, each day’s, and what you can redeem.',
  'later.previewPDF': 'This will show an article’s blockchain certificate.',
  'later.onlineStudy': 'This will be online study: course parts, and a note of how far you have got.',
  'later.tipoffDetail': 'This will be the tip-off page: send us a lead and see what came of it.',
  'later.seekArticleDetail': 'This will be a call for articles: read what is wanted and send yours.',
  'later.inputArticleDetail': 'This will show your contribution and the editors’ decision.',
  'later.personageReports': 'This will gather the coverage of one person.',
  'later.productDetail': 'This will present a gift, the points it takes, and let you redeem it.',
  'later.circleDetail': 'This will be a circle: read its notices and posts, and add your own.',
  'later.friendsCircleDetail':
    'This will show one entry of the friends’ circle: text, pictures and comments.',
  'later.postDetail': 'This will show one post with its pictures and replies.',
  'later.subscriptionList': 'This will list the channels by category and let you subscribe.',
  'later.paperSharePage':
    'This will be the digital newspaper: choose a date and page, and tap the page to read an article.',
};
