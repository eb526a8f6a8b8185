import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import css from './gallery.module.css';
import type { Example } from './ui/example.ts';

const files = import.meta.glob<{ examples: readonly Example[] }>('./**/*.examples.tsx', { eager: true });
const pieces = Object.entries(files).map(([path, { examples }]) => {
  const id = path.replace(/^.*\//, '').replace('.examples.tsx', '');
  return { id, examples };
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <MemoryRouter>
    <div className={css.gallery}>
      <header>
        <h1>Gallery</h1>
      </header>
      {pieces.map(({ id, examples }) => (
        <section key={id} id={id} aria-label={id} className={css.piece}>
          <h2>{id}</h2>
          {examples.map(({ name, element }) => (
            <div key={name} className={css.example} data-example={name}>
              <p className="small">{name}</p>
              {element}
            </div>
          ))}
        </section>
      ))}
    </div>
  </MemoryRouter>,
);
