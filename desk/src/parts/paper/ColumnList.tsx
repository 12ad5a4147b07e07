import { newsroom } from '@desk/api/newsroom';
import { useAct, useCall } from '@desk/api/useCall';
import { useRefusal } from '@desk/parts/useRefusal';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Icon } from '@desk/ui/Icon';
import { TextField } from '@desk/ui/TextField';
import { type FormEvent, useState } from 'react';
import styles from './paper.module.css';

/** The first level of columns: their order, and new ones. */
export function ColumnList({ site }: { readonly site: number }) {
  const say = useText();
  const { data } = useCall(newsroom.columns, { site });
  const level = data?.list.filter(({ parentID }) => parentID === 0) ?? [];
  const { mutate: move, isPending } = useAct(newsroom.moveColumn);
  return (
    <div>
      <ul className={styles.columns}>
        {level.map(({ id, name }, place) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              kind="quiet"
              isSquare
              aria-label={say('moveUp', { name })}
              isDisabled={isPending || place === 0}
              onPress={() => move({ site, id, before: level[place - 1]?.id ?? 0 })}
            >
              <Icon name="up" />
            </Button>
            <Button
              kind="quiet"
              isSquare
              aria-label={say('moveDown', { name })}
              isDisabled={isPending || place === level.length - 1}
              onPress={() => move({ site, id, before: level[place + 2]?.id ?? 0 })}
            >
              <Icon name="down" />
            </Button>
          </li>
        ))}
      </ul>
      <NewColumn site={site} />
    </div>
  );
}

function NewColumn({ site }: { readonly site: number }) {
  const say = useText();
  const [name, setName] = useState('');
  const refusal = useRefusal();
  const { mutate, isPending } = useAct(newsroom.addColumn, {
    onDone: () => setName(''),
    onRefused: refusal.take,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refusal.clear();
    mutate({ site, name });
  };
  return (
    <form className={styles.add} onSubmit={submit}>
      <TextField
        label={say('newColumn')}
        value={name}
        onChange={setName}
        error={refusal.of('name') || refusal.words}
      />
      <Button type="submit" isDisabled={isPending || name.trim() === ''}>
        {say('add')}
      </Button>
    </form>
  );
}
