/** Script of the simulator's page: the app's side of the bridge (docs/bridge.md); a switch selects each answer. @param place path of the page */
export const playerScript = (place: string): string => `(function () {
  var SLOW_MS = 8000;
  var user = null;
  var device = sessionStorage.getItem('demo-app');
  if (!device) {
    device = 'demo-app-' + Math.random().toString(36).slice(2, 12);
    sessionStorage.setItem('demo-app', device);
  }
  var byId = function (id) { return document.getElementById(id); };
  var way = function (call) { return byId(call) ? byId(call).value : 'missing'; };

  // a token is nobody's to read over a shoulder, not even here
  function shown(text) { return text.replace(/"(m1|r1)\\.[^"]{4,}"/g, function (token) { return token.slice(0, 8) + '…"'; }); }
  function note(who, text) {
    var line = document.createElement('li');
    line.className = who;
    line.textContent = (who === 'page' ? '页面 → 应用 ' : '应用 → 页面 ') + shown(text);
    byId('log').append(line);
    line.scrollIntoView({ block: 'nearest' });
  }

  function show() { byId('who').textContent = user ? user.nickname : '未登录'; }
  function post(url, body) {
    return fetch(url, { method: 'POST', headers: body ? { 'content-type': 'application/json' } : {}, body: body && JSON.stringify(body) })
      .then(function (answer) { return answer.ok ? answer.json() : Promise.reject(new Error('HTTP ' + answer.status)); });
  }
  function enter() {
    return post('${place}/login?device=' + device).then(function (came) { user = came; show(); });
  }
  function leave() { user = null; show(); }
  function renew() {
    if (!user) return Promise.resolve();
    var mine = user;
    return post('/app_if/tokenHelper/refreshAccessToken', { device: device, refreshToken: mine.refreshToken, curVersions: '3' }).then(function (body) {
      if (!body.data || !body.data.accessToken) return leave();
      mine.token = body.data.accessToken;
      mine.refreshToken = body.data.refreshToken;
    });
  }
  function token(how) {
    if (how === 'over') return { token: 'm1.over', device: device, uid: user ? user.uid : '4711' };
    return how === 'none' || !user ? { token: '' } : { token: user.token, device: device, uid: user.uid };
  }

  /** The app's own screen; one at a time. */
  var answered = null;
  function ask(question) {
    if (answered) answered(false);
    byId('question').textContent = question;
    byId('dialog').hidden = false;
    return new Promise(function (done) {
      answered = function (yes) { answered = null; byId('dialog').hidden = true; done(yes); };
    });
  }

  var can = {
    hello: function () {
      var calls = ['getToken', 'getUser', 'refreshToken', 'login', 'openPage', 'share', 'clearUser'];
      return { calls: calls.filter(function (call) { return way(call) !== 'missing'; }) };
    },
    getToken: token,
    getUser: function () { return user ? { uid: user.uid, nickname: user.nickname, hasPhone: false } : {}; },
    refreshToken: function (how) { return how === 'answers' ? renew().then(function () { return token(how); }) : token(how); },
    login: function (_, data, say) {
      say('opened');
      return ask('页面请求登录。').then(function (yes) { return yes ? enter().then(function () { return token('answers'); }) : null; });
    },
    openPage: function () { return {}; },
    share: function (_, data, say) {
      say('opened');
      return ask('分享：' + data.title + ' ' + data.link).then(function (yes) { return yes ? {} : null; });
    },
    clearUser: function () { leave(); return {}; }
  };

  function hear(text, reply) {
    note('page', text);
    var asked = JSON.parse(text);
    var how = way(asked.call);
    var here = byId('frame').contentDocument;
    var send = function (answer) {
      note('app', answer);
      // a page that has been left hears nothing
      if (byId('frame').contentDocument === here) reply(answer);
    };
    var say = function (status, data) {
      var version = how === 'otherVersion' ? 2 : 1;
      var id = how === 'wrongId' ? '00000000000000000000000000000000' : asked.id;
      var answer = JSON.stringify({ bridge: 'touchpaper', version: version, id: id, status: status, data: data });
      if (how === 'malformed') answer = answer.slice(0, -8);
      if (how === 'slow') setTimeout(function () { send(answer); }, SLOW_MS);
      else setTimeout(function () { send(answer); }, 0);
    };
    if (how === 'silent') return;
    if (how === 'failed') return say('failed');
    if (how === 'missing' || asked.version !== 1 || !can[asked.call]) return say('unknown');
    Promise.resolve(can[asked.call](how, asked.data, say)).then(
      function (data) { if (data) say('done', data); else say('cancelled'); },
      function () { say('failed'); }
    );
  }

  window.touchpaperApp = { system: function () { return byId('system').value; }, hear: hear };
  byId('enter').onclick = function () { enter().catch(function (error) { note('app', String(error)); }); };
  byId('leave').onclick = leave;
  byId('yes').onclick = function () { if (answered) answered(true); };
  byId('no').onclick = function () { if (answered) answered(false); };
  byId('clear').onclick = function () { byId('log').textContent = ''; };
  byId('reopen').onclick = open;
  function open() { byId('frame').src = '/?app=' + Date.now(); }
  open();
})();
`;
