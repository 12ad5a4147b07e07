import { type SearchField, type SearchRequest, searchFields } from '@touch/api/search';
import { addToHistory } from '@touch/features/search/history';
import { emptySearch, isSameSearch, tidyKey, toggleField } from '@touch/features/search/searchRequest';
import { titleParameter } from '@touch/lib/visitFlags';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { Classes } from './Classes';
import { Results } from './Results';
import style from './Search.module.css';
import { SearchBar } from './SearchBar';
import { Start } from './Start';
import { useTexts } from './texts';
import { titleOf } from './title';
import { useSearchRequest } from './useSearchRequest';

/** Search (F3): what is asked stands in the address, so that a search can be shared; the screen itself is kept alive. */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const { request, setRequest, text, setText } = useSearchRequest(query);
  const { config } = useVisit();
  const count = useRef<HTMLParagraphElement>(null);
  /** Grows with each search that the reader sends. */
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0) count.current?.focus({ preventScroll: true });
  }, [sent]);
  useEffect(() => {
    if (sent > 0 && !titleParameter(window.location.search))
      document.title = titleOf(request.key, texts.title, config.appName);
  }, [sent, request.key, texts, config.appName]);

  const change = (next: SearchRequest) => {
    if (isSameSearch(next, request)) return;
    setRequest(next);
    window.scrollTo(0, 0);
  };
  const submit = (typed: string) => {
    const key = tidyKey(typed);
    setText(key);
    if (!key) return change({ ...emptySearch, fields: request.fields });
    addToHistory(key);
    change({ ...request, key });
    setSent(sent + 1);
  };

  return (
    <div className={style.page}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <div className={style.top}>
        <SearchBar text={text} setText={setText} request={request} submit={submit} />
        {request.key ? <Classes request={request} change={change} /> : null}
      </div>
      {request.key === '' ? (
        <Start submit={submit} />
      ) : (
        <Results
          request={request}
          count={count}
          fields={
            <Fields
              request={request}
              toggle={(field) => change({ ...request, fields: toggleField(request.fields, field) })}
            />
          }
        />
      )}
    </div>
  );
}

interface FieldsProps {
  readonly request: SearchRequest;
  readonly toggle: (field: SearchField) => void;
}

/** Where to look: title, text, author; one always stays. */
function Fields({ request, toggle }: FieldsProps) {
  const texts = useTexts();
  const names = {
    title: texts.inTitle,
    content: texts.inContent,
    author: texts.inAuthor,
  };
  return (
    <fieldset data-scripted="" className={style.fields}>
      <legend className="visually-hidden">{texts.in}</legend>
      {searchFields.map((field) => (
        <label key={field} className={style.field}>
          <input type="checkbox" checked={request.fields.includes(field)} onChange={() => toggle(field)} />
          <span>{names[field]}</span>
        </label>
      ))}
    </fieldset>
  );
}
