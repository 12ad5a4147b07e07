// Small faults in a statement, made in its syntax tree and written as SQL again.
import { deparseSync, loadModule, parseSync } from 'pgsql-parser';

await loadModule();

const OPPOSITE = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const CONDITIONS = ['whereClause', 'havingClause', 'quals', 'agg_filter'];

const sql = (node) => deparseSync(node).replace(/\s+/g, ' ').trim();
const boolean = (boolval) => ({ A_Const: { boolval: boolval ? { boolval: true } : {} } });
/** A dropped condition keeps its parameters, so that the statement has as many as its caller gives. */
const withoutCondition = (condition, boolop) => ({
  BoolExpr: {
    boolop: boolop === 'AND_EXPR' ? 'OR_EXPR' : 'AND_EXPR',
    args: [condition, boolean(boolop === 'AND_EXPR')],
  },
});
const selectOf = (text) => parseSync(text).stmts[0].stmt.SelectStmt;

/** A fault sets one key of one node. */
const fault = (change, node, key, value) => ({ change, node, key, value });

function* faultsOfConditions(node) {
  for (const key of CONDITIONS) {
    const condition = node[key];
    const isList = ['AND_EXPR', 'OR_EXPR'].includes(condition?.BoolExpr?.boolop);
    if (condition === undefined || isList) continue;
    yield fault(`without ${sql(condition)}`, node, key, withoutCondition(condition, 'AND_EXPR'));
  }
  const { boolop, args = [] } = node.BoolExpr ?? {};
  if (boolop !== 'AND_EXPR' && boolop !== 'OR_EXPR') return;
  for (const [index, condition] of args.entries())
    yield fault(`without ${sql(condition)}`, args, index, withoutCondition(condition, boolop));
}

function* faultsOfOrder({ A_Expr: comparison, SortBy: order }) {
  const opposite = comparison?.kind === 'AEXPR_OP' && OPPOSITE.get(comparison.name.at(-1).String.sval);
  if (opposite)
    yield fault(`${opposite} in ${sql({ A_Expr: comparison })}`, comparison, 'name', [
      { String: { sval: opposite } },
    ]);
  if (order === undefined) return;
  const isDescending = order.sortby_dir === 'SORTBY_DESC';
  const direction = isDescending ? 'SORTBY_ASC' : 'SORTBY_DESC';
  yield fault(`order by ${sql(order.node)} ${isDescending ? 'asc' : 'desc'}`, order, 'sortby_dir', direction);
}

function* faultsOfRows(node, isOutermost) {
  const { JoinExpr: join, limitCount, limitOffset, returningClause } = node;
  if (join?.jointype === 'JOIN_INNER' && join.quals)
    yield fault(`left join on ${sql(join.quals)}`, join, 'jointype', 'JOIN_LEFT');
  // the outermost row is taken by `one`, which leaves further ones
  const isOneRow = isOutermost && limitCount?.A_Const?.ival?.ival === 1;
  if (limitCount && !limitCount.A_Const?.isnull && !isOneRow) {
    const text = sql(limitCount);
    yield fault(
      `limit ${text} + 1`,
      node,
      'limitCount',
      selectOf(`select 1 limit (${text})::bigint + 1`).limitCount,
    );
  }
  if (limitOffset) {
    const text = sql(limitOffset);
    const { limitOffset: none } = selectOf(`select 1 offset 0 * (${text})::bigint`);
    yield fault(`without offset ${text}`, node, 'limitOffset', none);
  }
  if (returningClause) yield fault('without returning', node, 'returningClause', undefined);
}

function* faultsIn(node, depth = 0) {
  if (typeof node !== 'object' || node === null) return;
  yield* faultsOfConditions(node);
  yield* faultsOfOrder(node);
  yield* faultsOfRows(node, depth === 1);
  for (const inner of Object.values(node)) yield* faultsIn(inner, depth + 1);
}

/** The statement as the faults write it, without one: a control. */
export const rewritten = (text) => deparseSync(parseSync(text).stmts[0].stmt);

/** @returns every statement that differs by one fault, each change once */
export function mutantsOf(text) {
  const tree = parseSync(text).stmts[0].stmt;
  const mutants = new Map();
  for (const { change, node, key, value } of [...faultsIn(tree)]) {
    const before = node[key];
    node[key] = value;
    const times = [...mutants.keys()].filter((known) => known.replace(/ \(\d+\)$/, '') === change).length;
    const name = times === 0 ? change : `${change} (${times + 1})`;
    mutants.set(name, { change: name, text: deparseSync(tree) });
    node[key] = before;
  }
  return [...mutants.values()];
}
