import { RegistrationStatus, SignFieldType } from '@contract/participation/codes';
import type { Registration, RegistrationAnswer } from '@touch/api/signUp/registrations';
import { plainTitle } from '@touch/lib/rows/text';
import { dateRangeText, dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/rows/Picture';
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
  const { basePath, now } = useVisit();
  const heading = useId();
  const { fileId, title, location, status, registCode, answers } = registration;
  const clock = (text: string) => {
    const at = parseWireDate(text);
    return at === undefined ? '' : dateTimeText(at, now(), page);
  };
  const [start, end] = [parseWireDate(registration.startTime), parseWireDate(registration.endTime)];
  const days =
    start === undefined || end === undefined
      ? clock(registration.startTime)
      : dateRangeText(start, end, now(), page);
  const rows = [
    [words.status, words[isKnown(status) ? states[status] : 'toAudit']],
    [words.time, days],
    [words.place, location],
    [words.created, clock(registration.created)],
  ];
  return (
    <article className={style.page}>
      <h1 className={style.title}>{plainTitle(title)}</h1>
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
        {rows.map(([name, value]) => (value ? <Row key={name} name={name} value={value} /> : null))}
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

function Row({ name, value }: { readonly name: string | undefined; readonly value: string }) {
  return (
    <div className={style.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Answer({ answer: { label, type, value } }: { readonly answer: RegistrationAnswer }) {
  const [words, page] = [useTexts(), useWords()];
  const { config } = useVisit();
  if (value === '') return <Row name={label} value={words.noAnswer} />;
  // several values of one field travel comma-joined (wire x3)
  const values = value.split(',');
  if (type === SignFieldType.manyOf) return <Row name={label} value={page['list.names'](values)} />;
  if (type === SignFieldType.region) return <Row name={label} value={value.replaceAll('/', ' ')} />;
  if (type !== SignFieldType.upload) return <Row name={label} value={value} />;
  return (
    <div className={style.row}>
      <dt>{label}</dt>
      <dd className={style.pictures}>
        {values.map((src) => (
          <Picture key={src} src={src} suffix={config.xyApi.imageSuffixPath} alt={label} ratio="4:3" />
        ))}
      </dd>
    </div>
  );
}
