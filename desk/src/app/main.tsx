import '@desk/ui/base.css';
import { currentLogin, listenToLogin } from '@desk/api/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';

const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: 1 }, mutations: { retry: false } },
});
/** Answers belong to the person who got them: they are gone before anything of another one is drawn. */
function forgetWithPerson(): void {
  let person = currentLogin().session?.person.id;
  listenToLogin(() => {
    const next = currentLogin().session?.person.id;
    if (next !== person) client.clear();
    person = next;
  });
}
forgetWithPerson();

const place = document.getElementById('desk');
if (!place) throw new Error('the page has no place for the desk');
createRoot(place).render(
  <QueryClientProvider client={client}>
    <BrowserRouter basename="/desk">
      <App />
    </BrowserRouter>
  </QueryClientProvider>,
);
