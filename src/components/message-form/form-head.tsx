import { formWords } from 'words:forms';
import { clsx } from 'clsx';
import css from './message-form.module.css';

type FormHeadProps = { id?: string; title: string; sheet: string };

/** The bar over a form that is a sheet of its own: what it is, by whose `id` it is named, and its number. */
export function FormHead({ id, title, sheet }: FormHeadProps) {
  return (
    <>
      <div className={css.title}>
        <p className="label">{formWords.kind}</p>
        <p className="name" id={id}>
          {title}
        </p>
      </div>
      <p className={clsx('figure-md nb', css.sheet)}>{sheet}</p>
    </>
  );
}
