import { company } from 'records:company';
import { formWords } from 'words:forms';
import { receipt as receiptWords } from 'words:messages';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Delivery, deliver, type Receipt } from '#src/lib/delivery.ts';
import { isEmergency } from '#src/lib/form-fields.ts';
import { inTime } from '#src/lib/load-fresh.ts';
import { wholeText } from '#src/lib/message-text.ts';
import { showOffline } from '#src/lib/reflect-network.ts';
import type { FieldErrors, FieldValues } from '#src/lib/validate-form.ts';
import type { Form, Notice } from '#src/views/form.ts';
import type { FormName } from '#src/views/forms.ts';
import { ways } from '#src/views/settings.ts';

type Progress = 'idle' | 'sending' | 'retrying';

/** What is said in the form of a message that was delivered; without a reference from a receiver elsewhere. */
export interface Delivered {
  receipt?: Receipt | undefined;
  isUrgent: boolean;
  /** Every word of it, as lines of text. */
  sent: string;
}

/** Entries for which another way is offered, and why. */
export interface Undelivered {
  values: FieldValues;
  reason: Notice;
  /** Then an email would only wait in its app. */
  isOffline: boolean;
}

// outlives the dialog and the page it was sent from; gone with the visit
const lastDelivered = new Map<FormName, Delivered>();

// no page needs them before their first use: loaded then, fetched ahead when the browser is idle
let notices: typeof import('#src/components/notify.tsx') | undefined;
const loadNotices = async () => {
  notices = await inTime(import('#src/components/notify.tsx'), 3000);
  return notices;
};

/** What a form says after a submit: notices, progress on its button, its receipt, and the entries that could not be delivered. */
export function useMessage(name: FormName, record: Form, onSent: () => void) {
  const [progress, setProgress] = useState<Progress>('idle');
  const [delivered, setDelivered] = useState(() => lastDelivered.get(name));
  const [undelivered, setUndelivered] = useState<Undelivered>();
  /** The notice itself, where the part that shows notices could not be loaded. */
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
    setProgress('sending');
    setUndelivered(undefined);
    setFallbackNotice(undefined);
    keepReceipt(undefined);
    const onRetry = () => setProgress('retrying');
    const delivery = await deliver(values, { way, form: name, fields: record.fields, onRetry });
    setProgress('idle');
    if (delivery.kind === 'rejected') return delivery.errors;
    if (delivery.kind === 'sent') {
      const next = {
        receipt: delivery.receipt,
        isUrgent: isEmergency(values),
        sent: wholeText(values, record.fields),
      };
      form.reset();
      if (way.mode !== 'notice') {
        keepReceipt(next);
        // whatever the browser thinks of its network, it got through
        showOffline(false);
      }
      // a dialog closes where something else says it
      await showNotice('success', successOf(record, next), onSent);
      return;
    }
    const reason = reasons[delivery.kind];
    setUndelivered({ values, reason, isOffline: delivery.kind === 'offline' });
    // nothing went wrong where the form only writes the message down
    if (delivery.kind !== 'unsent') await showNotice('error', reason);
  };

  /** What was said no longer holds. */
  const dismiss = useCallback(() => {
    setFallbackNotice(undefined);
    notices?.dismissNotices();
  }, []);

  const reportInvalid = (isIncomplete: boolean) => {
    setUndelivered(undefined);
    if (isIncomplete) void showNotice('error', record.missing);
    else dismiss();
  };

  /** Whoever types on means the next message; the other ways take what is typed by now. */
  const begin = (values: FieldValues) => {
    if (delivered) keepReceipt(undefined);
    if (undelivered) setUndelivered({ ...undelivered, values });
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

  return { way, progress, delivered, undelivered, fallbackNotice, send, reportInvalid, dismiss, begin };
}

/**
 * The notice of an application stands in the specification, letter by letter; where nothing was sent, a line under it says what
 * to do. A message's has its reference in it.
 */
function successOf({ kind, success }: Form, { receipt, isUrgent }: Delivered): Notice {
  if (ways[kind].mode === 'notice')
    return { ...success, text: `${success.text}\n${formWords.practice.next}` };
  if (kind === 'application') return success;
  const text = receipt ? receiptWords.notice(receipt) : success.text;
  return {
    title: success.title,
    text: isUrgent ? `${text} ${receiptWords.urgent} ${company.phone.display}` : text,
  };
}

/** Why a message has not gone out. */
const reasons: Readonly<Record<Exclude<Delivery['kind'], 'sent' | 'rejected'>, Notice>> = {
  failed: formWords.failure,
  limited: formWords.limited,
  offline: formWords.offline,
  unsent: formWords.compose.ready,
};

/** Whoever enters a form will be told something: the place for it should be there by then. */
export async function prepare() {
  await loadNotices().catch(() => undefined);
  notices?.prepareNotices();
}
