import { formWords } from 'words:forms';
import css from './form-head.module.css';

interface FormHeadProps {
  /** Of the title, where the form is named by it. */
  id?: string;
  title: string;
  sheet: string;
}

/** The bar over a form that is a sheet of its own: what it is, and its number. */
export function FormHead({ id, title, sheet }: FormHeadProps) {
  return (
    <>
      <p className={css.title}>
        <span className="label">{formWords.kind}</span>
        <span className={css.name} id={id}>
          {title}
        </span>
      </p>
      <p className={css.sheet}>{sheet}</p>
    </>
  );
}
