import { newsroom } from '@desk/api/newsroom';
import { useAct } from '@desk/api/useCall';
import { randomUuid } from '@desk/parts/document/tab';
import { useRef } from 'react';
import { useNavigate } from 'react-router';

/** Begins a story and opens it. A second tap, or a call sent again, begins the same one. */
export function useNewStory(site: number) {
  const navigate = useNavigate();
  const once = useRef(randomUuid());
  const { mutate, isPending } = useAct(newsroom.addStory, {
    onDone: ({ id }) => {
      once.current = randomUuid();
      void navigate(`/${site}/stories/${id}`);
    },
  });
  return { begin: () => mutate({ site, once: once.current }), isPending };
}
