/** Every call with how the app may answer it; the first is how it should. */
const ways = {
  answers: '正常回答',
  slow: '迟到：超过时限才答',
  silent: '从不回答',
  malformed: '不是完整的 JSON',
  wrongId: '编号不对',
  otherVersion: '版本不同',
  failed: '回答失败',
  missing: '旧版应用没有这一项',
} as const;
const tokens = { none: '没有令牌', over: '已过期的令牌' } as const;

interface CallRow {
  readonly call: string;
  readonly says: string;
  readonly also?: Readonly<Record<string, string>>;
}

const calls: readonly CallRow[] = [
  { call: 'hello', says: '应用会什么' },
  { call: 'getToken', says: '取令牌', also: tokens },
  { call: 'getUser', says: '取用户' },
  { call: 'refreshToken', says: '换令牌', also: tokens },
  { call: 'login', says: '原生登录' },
  { call: 'openPage', says: '打开原生页面' },
  { call: 'share', says: '分享' },
  { call: 'clearUser', says: '清除用户' },
];

const options = (all: Readonly<Record<string, string>>): string =>
  Object.entries(all)
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('');

const row = ({ call, says, also = {} }: CallRow): string =>
  `<label class="row"><span>${says} <code>${call}</code></span><select id="${call}">${options({ ...ways, ...also })}</select></label>`;

/** The simulator's page: switches, what was said, the web view. @param place its own path */
export const page = (
  place: string,
): string => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>演示应用 - 澜川融媒</title><link rel="icon" href="${place}/icon.svg"><link rel="stylesheet" href="${place}/sheet.css"><script src="${place}/player.js" defer></script></head><body>
<header><h1>演示应用</h1><p>这一页扮演澜川融媒的手机应用，右边的框是它的网页视图。每一种回答都有开关；改动立刻生效，系统一项重新打开页面后生效。</p></header>
<main>
<section aria-labelledby="switches"><h2 id="switches">开关</h2>
<label class="row"><span>系统</span><select id="system"><option value="android">Android</option><option value="ios">iOS</option><option value="none">有标记，没有桥</option></select></label>
${calls.map(row).join('\n')}
<p class="row"><span>应用里的用户：<strong id="who">未登录</strong></span><span class="buttons"><button type="button" id="enter">登录演示读者</button><button type="button" id="leave">退出</button></span></p>
<div id="dialog" class="dialog" role="group" aria-label="应用的界面" hidden><p id="question"></p><button type="button" id="yes">完成</button><button type="button" id="no">取消</button></div>
<p class="row"><span>页面</span><span class="buttons"><button type="button" id="reopen">重新打开首页</button></span></p>
</section>
<section aria-labelledby="messages"><h2 id="messages">来往的消息</h2><div class="log" tabindex="0" role="log" aria-label="消息"><ol id="log"></ol></div><button type="button" id="clear">清空</button></section>
<section class="view" aria-labelledby="view"><h2 id="view">网页视图</h2><iframe id="frame" title="应用的网页视图"></iframe></section>
</main></body></html>`;
