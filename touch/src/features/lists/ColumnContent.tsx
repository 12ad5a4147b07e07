import { ColumnStyle } from '@contract/codes';
import type { Column } from '@touch/api/columns';
import { AccountColumn } from './AccountColumn';
import { ActivityColumn } from './ActivityColumn';
import { ColumnArticles } from './ColumnArticles';
import { QuestionColumn } from './QuestionColumn';

/** A column in the layout of its style (F1). */
export function ColumnContent({ column }: { readonly column: Column }) {
  switch (column.columnStyle) {
    case ColumnStyle.activities:
      return <ActivityColumn />;
    case ColumnStyle.questions:
      return <QuestionColumn />;
    case ColumnStyle.accounts:
      return <AccountColumn />;
    default:
      return <ColumnArticles column={column} />;
  }
}
