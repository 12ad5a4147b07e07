import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { State } from '@desk/ui/State';
import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router';
import styles from './Queue.module.css';

interface QueueProps {
  readonly title: string;
  /** Choices above the list. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A list and one item of it: side by side on a desktop, one after the other on a phone. */
export function Queue({ title, head, children }: QueueProps) {
  const say = useText();
  const { id } = useParams();
  return (
    <div className={styles.queue} data-open={id !== undefined || undefined}>
      <section className={styles.list} aria-label={title}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {head}
        </header>
        {children}
      </section>
      <div className={styles.work}>
        {id === undefined ? <State>{say('chooseStory')}</State> : <Outlet key={id} />}
      </div>
    </div>
  );
}

interface QueueListProps {
  readonly isLoading: boolean;
  readonly isEmpty: boolean;
  readonly failure: string;
  readonly emptyWords: string;
  readonly onRetry: () => void;
  /** Absent: there is no more. */
  readonly onMore?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Rows of a queue, or why there are none. */
export function QueueList(props: QueueListProps) {
  const say = useText();
  if (props.failure !== '' && props.isEmpty)
    return (
      <State>
        {say('failed', { reason: props.failure })}
        <Button onPress={props.onRetry}>{say('retry')}</Button>
      </State>
    );
  if (props.isLoading) return <State isBusy>{say('loading')}</State>;
  if (props.isEmpty) return <State>{props.emptyWords}</State>;
  return (
    <>
      {props.children}
      {props.onMore && (
        <div className={styles.more}>
          <Button onPress={props.onMore}>{say('more')}</Button>
        </div>
      )}
    </>
  );
}
