import type { EngineJourney } from './engineVisit';
import { live, pdf, shortVideos, video } from './media';
import {
  gallery,
  homeToArticleAndBack,
  lines,
  offline,
  reloadAndOtherHost,
  reloadInsideAndBack,
} from './reading';
import { captchaQuestion, commentWithLogin, signUp, vote } from './takingPart';

/** The main journeys by their titles. */
export const mainJourneys: readonly (readonly [string, EngineJourney])[] = [
  ['[A10] home, a column, an article – back – the list stands at the same place', homeToArticleAndBack],
  [
    '[A16] an article – reloaded, then left for another host and back – stands at the same place',
    reloadAndOtherHost,
  ],
  ['[A10] a list – its article was reloaded, then back – stands at the same place', reloadInsideAndBack],
  ['[H1] a comment – written before the login – stands below the article', commentWithLogin],
  ['[C7] the question in place of the captcha – answered – the ballot counts', captchaQuestion],
  ['[F4] a vote – chosen and given – shows its result', vote],
  ['[F8] a sign-up – filled in, then logged in – shows its voucher', signUp],
  [
    '[C3] lines of an article – quotation marks are trimmed or not – are justified and spaced, or neither',
    lines,
  ],
  ['[F4] the gallery – opened, moved by a key, closed – shows the next picture', gallery],
  ['[F6] a video – tapped – plays', video],
  ['[F7] a report of a live – posted meanwhile – shows by a tap', live],
  ['[F18 minVideoDetail] short videos – one goes on – the next plays', shortVideos],
  ['[F20 previewPDF] a certificate – opened – is drawn by a worker', pdf],
  ['[B9] an article – without network – opens again, elsewhere a notice shows', offline],
];
