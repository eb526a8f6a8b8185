import { company } from 'records:company';
import { type DefaultTreeAdapterTypes, html, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { mailHref, textHref } from '#src/lib/contact-href.ts';
import { messageText } from '#src/lib/message-text.ts';
import type { FieldErrors, FieldValues } from '#src/lib/validate-form.ts';
import type { Field, Form } from '#src/views/form.ts';

type Element = DefaultTreeAdapterTypes.Element;

export interface Returned {
  values: FieldValues;
  errors: FieldErrors;
  said: 'invalid' | 'failed' | 'limited' | 'refused';
}

/** The page that brings a form back, from its template: with what was typed, what is wrong, and links that carry the entries. */
export function fillReturnedPage(template: string, form: Form, { values, errors, said }: Returned): string {
  const document = parse(template);
  // the page around it may hold another form: the dialog's
  const main = elementsOf(document).find(({ tagName }) => tagName === html.TAG_NAMES.MAIN) as Element;
  for (const element of elementsOf(main)) {
    const [block, of] = [readAttribute(element, 'data-said'), readAttribute(element, 'data-error-of')];
    if ((block ?? said) !== said || (of !== undefined && !(of in errors))) tree.detachNode(element);
  }
  const ids = new Set(elementsOf(main).map((element) => readAttribute(element, 'id')));
  const faulty = new Set(Object.keys(errors).flatMap((name) => [name, ...membersOf(form.fields[name])]));
  for (const element of elementsOf(main)) {
    const fault = errors[readAttribute(element, 'data-error-of') ?? ''];
    for (const one of fault === undefined ? [] : [element, ...elementsOf(element)])
      if (readAttribute(one, 'data-error-text') !== undefined) setText(one, fault as string);
    fillControl(element, values);
    if (!faulty.has(readAttribute(element, 'name') ?? '')) setAttribute(element, 'aria-invalid', undefined);
    const described = readAttribute(element, 'aria-describedby')?.split(' ') ?? [];
    setAttribute(element, 'aria-describedby', described.filter((id) => ids.has(id)).join(' ') || undefined);
    const way = readAttribute(element, 'data-way');
    if (way) setAttribute(element, 'href', hrefOf(way, form, values));
  }
  return serialize(document);
}

/** The page that says a message was received, from its template; `sent` is every word of it, unless it is not to be seen any more. */
export function fillReceivedPage(
  template: string,
  slots: Record<string, string | undefined>,
  isUrgent: boolean,
): string {
  const document = parse(template);
  for (const element of elementsOf(document)) {
    const text = slots[readAttribute(element, 'data-slot') ?? ''];
    if (text !== undefined) setText(element, text);
    if (!isUrgent && readAttribute(element, 'data-urgent') !== undefined) tree.detachNode(element);
    if (!slots.sent && readAttribute(element, 'data-sent') !== undefined) tree.detachNode(element);
  }
  return serialize(document);
}

/** Hidden controls already hold what they must. */
function fillControl(element: Element, values: FieldValues) {
  const name = readAttribute(element, 'name') ?? '';
  if (!Object.hasOwn(values, name) || readAttribute(element, 'type') === 'hidden') return;
  const value = values[name] ?? '';
  if (element.tagName === html.TAG_NAMES.INPUT) setAttribute(element, 'value', value);
  if (element.tagName === html.TAG_NAMES.TEXTAREA) setText(element, value);
  if (element.tagName === html.TAG_NAMES.SELECT)
    for (const option of elementsOf(element))
      setAttribute(option, 'selected', readAttribute(option, 'value') === value ? '' : undefined);
}

function membersOf(field: Field | undefined): readonly string[] {
  return field?.type === 'one-of' ? field.fields : [];
}

function hrefOf(way: string, { title, fields }: Form, values: FieldValues): string {
  const body = messageText(values, fields);
  return way === 'mail' ? mailHref(company.email, { subject: title, body }) : textHref(company.phone, body);
}

type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Every element below `node`, in the order of the document; a list, so that elements may be removed meanwhile. */
export function elementsOf(node: ParentNode): Element[] {
  return tree
    .getChildNodes(node)
    .flatMap((child) => (tree.isElementNode(child) ? [child, ...elementsOf(child)] : []));
}

/** The value of an attribute, if the element has it. */
export function readAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  const found = element.attrs.findIndex((attribute) => attribute.name === name);
  if (found >= 0) element.attrs.splice(found, 1);
  if (value !== undefined) element.attrs.push({ name, value });
}

function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  tree.insertText(element, text);
}
