import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalTableList } from './personalTables.rules';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Columns of tables that tell nothing about a reader or member: what the newsroom publishes and sets, and sums. */
const otherTables = `
  account_hit_days: site_id day account_id hits
  accounts: site_id id category_id status forbidden recommended doc
  activities: site_id id category_id published_at doc progress_in_app sign_form quota taken detail needs_review unique_fields places waiting_list praise discuss
  advert_counts: site_id advert_id shown clicked
  adverts: site_id id place column_id article_id position type style title picture width height link marked starts_at ends_at
  analytics_counts: site_id day article_id data_type platform channel count
  answers: site_id id question_id created_at praise doc
  article_counts: site_id article_id click_initial click_real click_fake share_click discuss praise share collect as_text
  article_reporters: site_id article_id position person_id
  article_search: site_id article_id form article_type published_at title author body terms
  article_tags: site_id tag_id article_id position
  articles: site_id id key draft_hash column_id article_type status title abstract plain author language link_id published_at changed_at item content discuss_closed account_id adv_closed document_version
  categories: site_id code id parent_id order_id doc
  certificates: site_id article_id pdf_url hash notarised_at
  circles: site_id id order_id withdrawn doc
  column_rows: site_id column_id article_id iorder is_top mark
  columns: site_id id parent_id name style order_id top_count topic doc
  document_rebuilds: version last_site last_article done total started_at finished_at
  dynamics: site_id id person_id account_id published_at iorder withdrawn praise share doc discuss
  installation: id keys_fingerprint
  handed_in: site_id key fingerprint published_at
  hot_words: site_id word weight
  jobs: kind key free_at holder attempts progress
  live_report_keys: site_id pass_id key report_id
  live_reports: site_id id live_id published_at top doc
  lives: site_id id article_id status starts_at doc discuss seq click click_told_at
  media_checks: hash wanted checked hidden
  messenger_tickets: site_id appid ticket expires_at fetching_until
  modules: site_id id column_id type position doc
  notices: site_id id published_at doc circle_id
  paper_article_counts: site_id article_id click praise
  paper_articles: site_id id page_id position areas doc searched terms
  paper_editions: site_id paper_id day released version
  paper_pages: site_id id paper_id day position number name pic_url pdf_url width height
  papers: site_id id name icon position
  people: site_id id kind group_id order_id name doc
  products: site_id id order_id score stock per_member hidden doc
  push_messages: site_id id title content article_id url created_at
  related: site_id article_id position related_key
  schema_migrations: name checksum applied_at
  seek_articles: site_id id starts_at ends_at doc
  short_video_settings: site_id doc
  short_videos: site_id id category_id person_id account_id published_at iorder withdrawn discuss_closed play praise discuss share doc files
  site_regions: site_id position path
  site_secrets: site_id name value
  sites: id name hosts app_ids config version
  storage_paths: site_id path url
  studies: site_id id doc
  subjects: site_id id doc
  subscription_counts: site_id type object_id count
  tags: site_id id name
  talk_counts: site_id source object_id threads
  video_jobs: id site_id source state progress attempts error claimed_until created_at result
  video_uses: site_id source kind object_id
  vote_ledger: site_id vote_id no entry hash
  vote_options: site_id id vote_id theme_id number name description images video_url votes views shown
  vote_themes: site_id id vote_id position name min_choose max_choose shown
  votes: site_id id kind object_id shown title content rule starts_at ends_at need_login app_only need_code cycle cycle_num device_most client_style head_images user_fields ballots visits last_no last_hash results_hidden option_max code_from_second
`;

const COLUMNS = {
  name: 'test-columns-of-all-tables',
  text: `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`,
};

/** `table.column` of every classified column. */
function classified(): string[] {
  const others = otherTables
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [table = '', columns = ''] = line.trim().split(': ');
      return columns.split(' ').map((column) => `${table}.${column}`);
    });
  const personal = personalTableList.flatMap(([table, { columns, others }]) =>
    [...Object.keys(columns), ...others.split(' ')].map((column) => `${table}.${column}`),
  );
  return [...others, ...personal];
}

test('[K15] every column of every table – is classified once as personal or not – and no classified column is missing', async () => {
  const columns = (await platform.db.query<{ name: string }>(COLUMNS)).map(({ name }) => name);
  expect(columns.length).toBeGreaterThan(700);
  expect(classified().toSorted()).toEqual(columns.toSorted());
});
