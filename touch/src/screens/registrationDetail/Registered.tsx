import { RegistrationStatus, SignFieldType } from '@contract/participation/codes';
import type { Registration, RegistrationAnswer } from '@touch/api/registrations';
import { plainTitle } from '@touch/lib/text';
import { textLanguage } from '@touch/lib/textLanguage';
import { dateRangeText, dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { useId } from 'react';
import style from './registrationDetail.module.css';
import { useTexts } from './texts';

const states = {
  [RegistrationStatus.toAudit]: 'toAudit',
  [RegistrationStatus.passed]: 'passed',
  [RegistrationStatus.notPassed]: 'notPassed',
  [RegistrationStatus.waiting]: 'waiting',
} as const;
const isKnown = (status: number): status is RegistrationStatus => status in states;

/** The activity, how it stands with the registration, its code, and what was filled in. */
export function Registered({ registration }: { readonly registration: Registration }) {
  const [words, page] = [useTexts(), useWords()];
  const { basePath, now, siteLang } = useVisit();
  const heading = useId();
  const { fileId, title, location, status, registCode, answers, startTime, endTime } = registration;
  const clock = (text: string) => {
    const at = parseWireDate(text);
    return at === undefined ? '' : dateTimeText(at, now(), page);
  };
  const [start, end] = [parseWireDate(startTime), parseWireDate(endTime)];
  const isOneDay = startTime.slice(0, 10) === endTime.slice(0, 10);
  const days =
    start === undefined || end === undefined || isOneDay
      ? clock(startTime)
      : dateRangeText(start, end, now(), page);
  const rows = [
    [words.status, words[isKnown(status) ? states[status] : 'toAudit']],
    [words.time, days],
    [words.place, location, siteLang],
    [words.created, clock(registration.created)],
  ];
  return (
    <article className={style.page}>
      <h1 className={style.title} lang={siteLang}>
        {plainTitle(title)}
      </h1>
      {registCode ? (
        <p className={style.code}>
          <span className={style.label}>{words.code}</span>
          <strong className={style.number}>{registCode}</strong>
          <span className={style.label}>{words.codeHint}</span>
          {status === RegistrationStatus.passed ? (
            <a className={style.voucher} href={`${basePath}/signupdetail.html?fileId=${fileId}`}>
              {words.voucher}
            </a>
          ) : null}
        </p>
      ) : null}
      <dl className={style.rows}>
        {rows.map(([name = '', value = '', lang]) =>
          value ? <Row key={name} name={name} value={value} valueLang={lang} /> : null,
        )}
      </dl>
      {answers.length > 0 ? (
        <section aria-labelledby={heading}>
          <h2 id={heading} className={style.heading}>
            {words.answers}
          </h2>
          <dl className={style.rows}>
            {answers.map((answer) => (
              <Answer key={answer.id} answer={answer} />
            ))}
          </dl>
        </section>
      ) : null}
    </article>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  /** BCP 47; undefined = the page's. */
  readonly nameLang?: string | undefined;
  readonly valueLang?: string | undefined;
}

function Row({ name, value, nameLang, valueLang }: RowProps) {
  return (
    <div className={style.row}>
      <dt lang={nameLang}>{name}</dt>
      <dd lang={valueLang}>{value}</dd>
    </div>
  );
}

function Answer({ answer: { label, type, value } }: { readonly answer: RegistrationAnswer }) {
  const [words, page] = [useTexts(), useWords()];
  const { config, siteLang } = useVisit();
  const row = (text: string, lang?: string) => (
    <Row name={label} nameLang={siteLang} value={text} valueLang={lang} />
  );
  if (value === '') return row(words.noAnswer);
  // several values of one field travel comma-joined (wire x3)
  const values = value.split(',');
  if (type === SignFieldType.manyOf) return row(page['list.names'](values), siteLang);
  if (type === SignFieldType.region) return row(value.replace(/\//g, ' '), siteLang);
  if (type !== SignFieldType.upload) return row(value, textLanguage(value, siteLang));
  return (
    <div className={style.row}>
      <dt lang={siteLang}>{label}</dt>
      <dd className={style.pictures}>
        {values.map((src) => (
          <Picture key={src} src={src} suffix={config.xyApi.imageSuffixPath} alt={label} ratio="4:3" />
        ))}
      </dd>
    </div>
  );
}
