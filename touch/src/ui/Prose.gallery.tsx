import type { ComponentGallery } from './componentStates';
import { Prose } from './Prose';
import { useSampleTexts } from './sampleTexts';

export const gallery: ComponentGallery = {
  states: {
    headings: function Headings() {
      const { title, long } = useSampleTexts();
      return (
        <Prose lang={undefined} html={`<h2>${title}</h2><p>${long}</p><h3>${title}</h3><p>${long}</p>`} />
      );
    },
    list: function List() {
      const { title, long } = useSampleTexts();
      return (
        <Prose
          lang={undefined}
          html={`<ul><li>${title}</li><li>${long}</li></ul><ol><li>${title}</li></ol>`}
        />
      );
    },
    table: function Table() {
      const { short, title } = useSampleTexts();
      const row = `<tr><td>${title}</td><td>${title}</td><td>${title}</td></tr>`;
      const head = `<tr><th>${short}</th><th>${short}</th><th>${short}</th></tr>`;
      return <Prose lang={undefined} html={`<table>${head}${row}${row}</table>`} />;
    },
    short: function Short() {
      return <Prose lang={undefined} html={`<p>${useSampleTexts().short}</p>`} />;
    },
  },
};
