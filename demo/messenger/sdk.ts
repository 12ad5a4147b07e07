/**
 * The messenger's browser SDK as pages see it: `wx.config` is checked against the entry address (iOS) or the current address
 * (Android), `ready` fires once, share cards are stored for tests. Plain old script: it runs in old web views too.
 */
export const sdk = (place: string): string => `(function () {
  var entered = location.href.split('#')[0];
  var ready = [];
  var failed = [];
  var state = 0;
  var wx = (window.wx = { cards: {}, signed: [] });
  wx.ready = function (run) { if (state === 1) run(); else ready.push(run); };
  wx.error = function (run) { failed.push(run); };
  wx.config = function (given) {
    var ios = /iPhone|iPad|iPod/.test(navigator.userAgent);
    var url = ios ? entered : location.href.split('#')[0];
    var query = ['appId', 'timestamp', 'nonceStr', 'signature'].map(function (name) {
      return name + '=' + encodeURIComponent(given[name] || '');
    });
    query.push('url=' + encodeURIComponent(url));
    wx.signed.push(url);
    fetch('${place}/check?' + query.join('&')).then(function (answer) { return answer.json(); }).then(function (answer) {
      if (answer.errMsg !== 'config:ok') return failed.forEach(function (run) { run(answer); });
      if (state === 1) return;
      state = 1;
      ready.splice(0).forEach(function (run) { run(); });
    });
  };
  function card(name) {
    return function (given) {
      if (state !== 1) { if (given.fail) given.fail({ errMsg: name + ':fail, the permission value is offline verifying' }); return; }
      wx.cards[name] = { title: given.title, desc: given.desc, link: given.link, imgUrl: given.imgUrl };
      if (given.success) given.success({ errMsg: name + ':ok' });
    };
  }
  ['updateAppMessageShareData', 'updateTimelineShareData', 'onMenuShareAppMessage', 'onMenuShareTimeline', 'onMenuShareWeibo', 'onMenuShareQQ'].forEach(function (name) { wx[name] = card(name); });
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
})();
`;
