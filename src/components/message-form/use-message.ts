import { type FormEvent, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { deliver } from '#src/lib/delivery.ts';
import { isEmergency, showField } from '#src/lib/form-fields.ts';
import { beginSending, keepWriter } from '#src/lib/keep-entries.ts';
import { inTime } from '#src/lib/load-fresh.ts';
import { wholeText } from '#src/lib/message-text.ts';
import { showOffline } from '#src/lib/reflect-network.ts';
import type { FieldErrors, FieldValues } from '#src/lib/validate-form.ts';
import { listFaults, readValues, validateForm } from '#src/lib/validate-form.ts';
import { FormContext } from '#src/ui/field.tsx';
import type { Form, Notice } from '#src/views/form.ts';
import type { FormName } from '#src/views/forms.ts';
import { ways } from '#src/views/settings.ts';
import { type Delivered, reasons, successOf, type Undelivered } from './message-outcome.tsx';

// outlives the dialog and the page it was sent from; gone with the visit
const lastDelivered = new Map<FormName, Delivered>();

// no page needs them before their first use: loaded then, fetched ahead when the browser is idle
let notices: typeof import('#src/components/notify.tsx') | undefined;
const loadNotices = async () => {
  notices = await inTime(import('#src/components/notify.tsx'), 3000);
  return notices;
};

/** What a form does and says. Fields keep their values themselves, so that nothing typed is ever lost to a render. */
export function useMessage(name: FormName, record: Form, onSent: (() => void) | undefined) {
  const { fields } = record;
  const returned = useContext(FormContext);
  const ownPrefix = useId();
  const idPrefix = returned.idPrefix ?? ownPrefix;
  const [errors, setErrors] = useState(returned.errors);
  const closedUntil = useRef(0);
  const [progress, setProgress] = useState<'idle' | 'sending' | 'retrying'>('idle');
  const [delivered, setDelivered] = useState(() => lastDelivered.get(name));
  const [undelivered, setUndelivered] = useState<Undelivered>();
  const [fallbackNotice, setFallbackNotice] = useState<Notice>();
  const way = ways[record.kind];

  const showNotice = async (kind: 'success' | 'error', notice: Notice, onShown?: () => void) => {
    try {
      const { notify } = await loadNotices();
      onShown?.();
      notify(kind, notice, document.forms.namedItem(name));
    } catch {
      setFallbackNotice(notice);
    }
  };

  const keepReceipt = (next: Delivered | undefined) => {
    if (next) lastDelivered.set(name, next);
    else lastDelivered.delete(name);
    setDelivered(next);
  };

  const send = async (values: FieldValues, form: HTMLFormElement): Promise<FieldErrors | undefined> => {
    const finishSending = beginSending(form);
    setProgress('sending');
    setUndelivered(undefined);
    setFallbackNotice(undefined);
    keepReceipt(undefined);
    const onRetry = () => setProgress('retrying');
    const delivery = await deliver(values, { way, form: name, fields, onRetry });
    setProgress('idle');
    if (delivery.kind === 'rejected') return delivery.errors;
    if (delivery.kind === 'sent') {
      const next = {
        receipt: delivery.receipt,
        isUrgent: isEmergency(values),
        sent: wholeText(values, fields),
      };
      const isEmptied = finishSending();
      if (way.mode !== 'notice') {
        flushSync(() => keepReceipt(next));
        // on a phone the button is a screen below it
        if (isEmptied) form.querySelector('[data-kept] p')?.scrollIntoView({ block: 'center' });
        // whatever the browser thinks of its network, it got through
        showOffline(false);
      }
      // a dialog closes where something else says it, and nobody types on in it
      await showNotice('success', successOf(record, next), isEmptied ? onSent : undefined);
      return;
    }
    const reason = reasons[delivery.kind];
    setUndelivered({ values, reason, isOffline: delivery.kind === 'offline' });
    // nothing went wrong where the form only writes the message down
    if (delivery.kind !== 'unsent') await showNotice('error', reason);
  };

  const dismiss = useCallback(() => {
    setFallbackNotice(undefined);
    notices?.dismissNotices();
  }, []);

  const show = (form: HTMLFormElement, next: FieldErrors) => {
    flushSync(() => setErrors(next));
    focusFirstInvalid(form);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // while one message is on its way, and for a second Enter right after it
    if (performance.now() < closedUntil.current) return;
    const form = event.currentTarget;
    const { values, errors: faulty, isIncomplete } = validateForm(readValues(form), fields);
    show(form, faulty);
    if (Object.keys(faulty).length) {
      setUndelivered(undefined);
      // the fields say so already where something is only malformed
      if (isIncomplete) void showNotice('error', record.missing);
      else dismiss();
      return;
    }
    closedUntil.current = Number.POSITIVE_INFINITY;
    const rejected = await send(values, form).finally(() => {
      closedUntil.current = performance.now() + 300;
    });
    if (rejected) show(form, rejected);
  };

  const change = (event: FormEvent<HTMLFormElement>) => {
    keepWriter(event.target);
    const entries = readValues(event.currentTarget);
    // whoever types on means the next message; the other ways take what is typed by now
    if (delivered) keepReceipt(undefined);
    if (undelivered) setUndelivered({ ...undelivered, values: entries });
    if (Number.isFinite(closedUntil.current)) closedUntil.current = 0;
    const changed = (event.target as HTMLInputElement).name;
    const key = Object.keys(errors).find((one) => {
      const field = fields[one];
      return one === changed || (field?.type === 'one-of' && field.fields.includes(changed));
    });
    if (!key) return;
    const now = validateForm(entries, fields);
    if (now.errors[key]) return;
    const { [key]: _corrected, ...remaining } = errors;
    setErrors(remaining);
    if (!now.isIncomplete) dismiss();
  };

  const isOffline = undelivered?.isOffline;
  useEffect(() => {
    if (!isOffline) return;
    const onOnline = () => {
      setUndelivered(undefined);
      dismiss();
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isOffline, dismiss]);

  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice goes with the page on which it was said
  useEffect(() => dismiss, [pathname, dismiss]);

  return {
    way,
    idPrefix,
    errors,
    // the page of a form that came back has a list of its own
    faults: returned.idPrefix ? [] : listFaults(errors, fields, idPrefix),
    progress,
    delivered,
    undelivered,
    fallbackNotice,
    submit,
    change,
  };
}

/** Takes the focus to the first field that is at fault, with the list in sight where there is room for both. */
function focusFirstInvalid(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  if (!field) return;
  showField(field);
  const list = form.querySelector('[data-faults]');
  const room = Math.min(innerHeight, list?.parentElement?.clientHeight ?? 0) / 2;
  // all faults at a glance, where the field that has the focus stays clear of a notice
  if (list && field.getBoundingClientRect().bottom - list.getBoundingClientRect().top <= room)
    list.scrollIntoView();
}

/** Whoever enters a form will be told something: the place for it should be there by then. */
export async function prepare() {
  await loadNotices().catch(() => undefined);
  notices?.prepareNotices();
}
