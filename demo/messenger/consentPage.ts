import { persons } from './persons';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const STYLE =
  'body{max-width:26rem;margin:3rem auto;padding:0 1rem;font:18px/1.6 system-ui,sans-serif;color-scheme:light dark}a{display:block;margin:.75rem 0;padding:.75rem 1rem;border:1px solid;border-radius:8px;text-decoration:none;color:inherit}';

/** Consent page of the simulated messenger: the person chooses an identity or declines. */
export function consentPage(url: string, redirect: string): string {
  const links = persons
    .map(
      ({ key, nickname, says }) => `<a href="${escaped(`${url}&person=${key}`)}">${nickname}（${says}）</a>`,
    )
    .join('');
  const refuse = escaped(redirect);
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>演示授权</title><style>${STYLE}</style></head><body><main><h1>演示授权</h1><p>澜川融媒申请获取你的昵称、头像。请选择以谁的身份继续：</p>${links}<a href="${refuse}">拒绝</a></main></body></html>`;
}
