/** The simulator in the paper's look. */
export const sheet = `:root{--topic:#c4261f;--paper:#fff;--desk:#f4f3f0;--ink:#1a1a1a;--ink-2:#4c4a47;--line:#8a857e;color-scheme:light}
@media (prefers-color-scheme:dark){:root{--topic:#ff8f87;--paper:#1c1b1a;--desk:#121211;--ink:#eceae6;--ink-2:#c4c0ba;--line:#8f8a83;color-scheme:dark}}
*{box-sizing:border-box}
body{margin:0;background:var(--desk);color:var(--ink);font:17px/1.6 -apple-system,"PingFang SC","Noto Sans CJK SC","Noto Sans SC","Microsoft YaHei","Segoe UI",Roboto,sans-serif}
header{padding:16px 24px;background:var(--paper);border-bottom:3px solid var(--topic)}
h1,h2{margin:0;font-family:"Songti SC","Noto Serif CJK SC","Noto Serif SC",SimSun,serif;line-height:1.4}
h1{font-size:26px;color:var(--topic)}
h2{font-size:20px;margin-bottom:8px}
header p{margin:4px 0 0;max-width:46em;color:var(--ink-2)}
main{display:grid;grid-template-columns:minmax(300px,1fr) minmax(300px,1fr) auto;gap:16px;padding:16px 24px;align-items:start}
@media (max-width:1180px){main{grid-template-columns:1fr auto}section:nth-child(2){grid-column:1}section:nth-child(3){grid-column:2;grid-row:1 / span 2}}
@media (max-width:760px){main{grid-template-columns:minmax(0,1fr);padding:16px}section:nth-child(n){grid-column:1;grid-row:auto}}
section{padding:16px;background:var(--paper);border-radius:4px}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:space-between;margin:0;padding:4px 0}
code{font-size:15px;color:var(--ink-2)}
select,button{min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:4px;background:var(--paper);color:var(--ink);font:inherit}
select{width:14em;max-width:100%}
button{cursor:pointer}
.buttons{display:flex;gap:8px}
:focus-visible{outline:3px solid var(--topic);outline-offset:2px}
.dialog{margin:8px 0;padding:12px;border:2px solid var(--topic);border-radius:4px}
.dialog p{margin:0 0 8px}
.dialog button{margin-right:8px}
.log{height:480px;overflow:auto;margin-bottom:8px;border:1px solid var(--line);border-radius:4px}
ol{margin:0;padding:8px 8px 8px 40px;font:15px/1.5 ui-monospace,"Noto Sans Mono CJK SC",monospace;overflow-wrap:anywhere}
li.page{color:var(--ink)}
li.app{color:var(--topic)}
.view iframe{display:block;width:390px;max-width:100%;height:780px;border:1px solid var(--line);border-radius:16px;background:#fff}
`;
