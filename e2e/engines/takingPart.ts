import { setCodeFromSecond } from '@platform/votes/managing/managing.store';
import { answerQuestion } from '@testing/answerQuestion';
import { expect } from 'vitest';
import { setCommentRules } from '../writeSheet';
import {
  addressOf,
  becomeAnotherReader,
  type EngineJourney,
  type EngineVisit,
  logIn,
  longArticle,
  untilWorkerControls,
} from './engineVisit';

export const commentWithLogin: EngineJourney = async (visit) => {
  const { page, newsroom } = visit;
  await setCommentRules(newsroom, {});
  await page.open(await longArticle(visit));
  await page.tap({ css: 'section[aria-labelledby=comments] button[aria-haspopup]' });
  await page.fill({ css: 'textarea' }, '通车那天我第一个过');
  await page.tap({ css: 'button', name: '发表', exact: true });
  await page.see({ css: 'h2', name: '登录后继续' });
  await logIn(visit, '13700000901');
  await page.see({ css: 'li p', name: '通车那天我第一个过' });
};

/** Chooses in both themes of the vote and sends the ballot. */
async function sendBallot({ page }: EngineVisit): Promise<void> {
  for (const name of ['柳湾渠', '白塔路']) await page.tap({ css: 'label', name });
  await page.tap({ css: 'button', name: '投票', exact: true });
}

export const vote: EngineJourney = async (visit) => {
  const { page, newsroom } = visit;
  const { path } = await visit.votes.article();
  await page.open(newsroom.origin + path);
  await sendBallot(visit);
  await page.see({ css: 'p, [role=status]', name: '共1人次参与' });
  await page.see({ css: 'li', name: '我的选择' });
};

export const captchaQuestion: EngineJourney = async (visit) => {
  const { page, newsroom } = visit;
  const { path, vote } = await visit.votes.article();
  await setCodeFromSecond(newsroom.db, 1, vote, true);
  await page.open(newsroom.origin + path);
  await sendBallot(visit);
  await page.see({ css: 'p, [role=status]', name: '共1人次参与' });
  await becomeAnotherReader(visit);
  newsroom.clock.forward(10_000);
  await page.open(newsroom.origin + path);
  await untilWorkerControls(visit);
  await sendBallot(visit);
  await page.tap({ css: 'button', name: '看不清图片？回答一个问题' });
  const challenge = { css: 'p, label, legend', name: '请用数字回答' };
  await page.see(challenge);
  const question = await page.run(
    () =>
      [...document.querySelectorAll('p, label, legend')].find((one) =>
        one.textContent?.includes('请用数字回答'),
      )?.textContent ?? '',
  );
  await page.fill({ css: 'input', name: '答案' }, answerQuestion(question));
  await page.tap({ css: 'button', name: '投票', exact: true });
  await page.see({ css: 'p, [role=status]', name: '共2人次参与' });
};

export const signUp: EngineJourney = async (visit) => {
  const { page, newsroom } = visit;
  const text = `select id from activities where doc->>'title' like '%清河日%'`;
  const activity = await newsroom.db.one<{ id: number }>({ name: 'e2e activity of engines', text });
  expect(activity).toBeDefined();
  await page.open(addressOf(visit, `/activityDetail/${activity?.id}.html`));
  await page.tap({ css: 'a', name: '立即报名' });
  await page.fill({ css: 'input', name: '姓名' }, '姜小河');
  await page.fill({ css: 'input', name: '手机号' }, '12000000901');
  await page.fill({ css: 'input', name: '年龄' }, '22');
  await page.tap({ css: 'label', name: '浅滩' });
  await page.tap({ css: 'button', name: '提交报名' });
  await logIn(visit, '13533311901');
  await page.see({ css: '[role=img], img', name: '报名凭证二维码' });
};
