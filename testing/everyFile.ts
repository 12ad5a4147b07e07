import { noArticles } from './anArticle';

// Runs before every file of a project whose files share what they import.
noArticles();
