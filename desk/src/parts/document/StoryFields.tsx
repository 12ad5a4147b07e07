import { ArticleType } from '@contract/codes';
import type { StoryChange, StoryDraft } from '@contract/storyDraft';
import { newsroom } from '@desk/api/newsroom';
import { useCall } from '@desk/api/useCall';
import { useText } from '@desk/texts/useText';
import { Choices } from '@desk/ui/Choices';
import { type Choice, Select } from '@desk/ui/Select';
import { TextField } from '@desk/ui/TextField';
import styles from './document.module.css';

export type SetField = <K extends keyof StoryChange>(field: K, value: StoryDraft[K]) => void;

interface StoryFieldsProps {
  readonly site: number;
  readonly values: StoryDraft;
  readonly set: SetField;
  readonly isEditable: boolean;
  readonly faultOf: (field: string) => string;
}

interface Column {
  readonly id: number;
  readonly name: string;
  readonly parentID: number;
}

/** Columns below each other, each after its parent. */
function inOrder(columns: readonly Column[], parent = 0, depth = 0): Choice[] {
  if (depth > 4) return [];
  return columns
    .filter(({ parentID }) => parentID === parent)
    .flatMap(({ id, name }) => [
      { id: String(id), label: `${'　'.repeat(depth)}${name}` },
      ...inOrder(columns, id, depth + 1),
    ]);
}

/** Everything of a story but its title and body. */
export function StoryFields({ site, values, set, isEditable, faultOf }: StoryFieldsProps) {
  const say = useText();
  const { data } = useCall(newsroom.columns, { site });
  const columns = [{ id: '0', label: say('noColumn') }, ...inOrder(data?.list ?? [])];
  const types = [
    { id: String(ArticleType.news), label: say('typeNews') },
    { id: String(ArticleType.link), label: say('typeLink') },
  ];
  const isKnown = types.some(({ id }) => id === String(values.articleType));
  const text = (field: 'source' | 'author' | 'attAbstract' | 'linkUrl', label: string, isLong = false) => (
    <TextField
      label={label}
      value={values[field]}
      onChange={(value) => set(field, value)}
      isReadOnly={!isEditable}
      isLong={isLong}
      error={faultOf(field)}
    />
  );
  return (
    <div className={styles.fields}>
      <Select
        label={say('column')}
        choices={columns}
        value={String(values.columnID)}
        onChange={(id) => set('columnID', Number(id))}
        isDisabled={!isEditable}
        error={faultOf('columnID')}
      />
      {text('source', say('source'))}
      {text('author', say('author'))}
      <Choices
        label={say('ai')}
        choices={[
          { id: 'none', label: say('aiNone') },
          { id: 'assisted', label: say('aiAssisted') },
          { id: 'generated', label: say('aiGenerated') },
        ]}
        value={values.ai}
        onChange={(id) => set('ai', id as StoryDraft['ai'])}
        isDisabled={!isEditable}
        error={faultOf('ai')}
      />
      {text('attAbstract', say('abstract'), true)}
      <Select
        label={say('type')}
        choices={isKnown ? types : [...types, { id: String(values.articleType), label: say('typeOther') }]}
        value={String(values.articleType)}
        onChange={(id) => set('articleType', Number(id) as StoryDraft['articleType'])}
        isDisabled={!isEditable}
        error={faultOf('articleType')}
      />
      {values.articleType === ArticleType.link && text('linkUrl', say('linkUrl'))}
    </div>
  );
}
