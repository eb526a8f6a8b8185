import { useState } from 'react';
import { company } from '#content/records/company/company.ts';
import type { Form, Notice } from '#content/words/forms.schema.ts';
import { formWords } from '#content/words/forms.ts';
import { deferred } from '#src/components/deferred.ts';
import { type Delivery, deliver } from '#src/lib/delivery.ts';
import type { FieldErrors, FieldValues } from '#src/lib/validate-form.ts';

type Progress = 'idle' | 'sending' | 'retrying';

/** What a form says after a submit: notices, progress on its button, and the entries that could not be delivered. */
export function useMessage(name: string, record: Form, onSent: () => void) {
  const [progress, setProgress] = useState<Progress>('idle');
  const [undelivered, setUndelivered] = useState<FieldValues>();
  /** The notice itself, where the part that shows notices could not be loaded. */
  const [fallbackNotice, setFallbackNotice] = useState<Notice>();

  const showNotice = async (kind: 'success' | 'error', notice: Notice) => {
    try {
      const { notify } = await deferred.notices();
      notify(kind, notice);
    } catch {
      setFallbackNotice(notice);
    }
  };

  const send = async (values: FieldValues, form: HTMLFormElement): Promise<FieldErrors | undefined> => {
    setProgress('sending');
    setUndelivered(undefined);
    setFallbackNotice(undefined);
    const delivery = await deliver(values, {
      endpoint: company.endpoint,
      form: name,
      onRetry: () => setProgress('retrying'),
    });
    setProgress('idle');
    if (delivery.kind === 'rejected') return delivery.errors;
    const failure = failureOf(delivery.kind, record);
    if (failure) {
      setUndelivered(values);
      await showNotice('error', failure);
    } else {
      form.reset();
      onSent();
      await showNotice('success', record.success);
    }
  };

  const reportInvalid = (isIncomplete: boolean) => {
    if (isIncomplete) void showNotice('error', record.missing);
    else void dismiss();
  };

  return { progress, undelivered, fallbackNotice, send, reportInvalid, dismiss, prepare };
}

/** What is said of a message that did not go out; none where the form says `success` whatever became of it. */
function failureOf(kind: Exclude<Delivery['kind'], 'rejected'>, record: Form): Notice | undefined {
  if (kind === 'unsent') return record.unsent;
  return kind === 'sent' ? undefined : formWords[kind === 'offline' ? 'offline' : 'failure'];
}

/** A notice that no longer holds goes away, if there ever was one. */
async function dismiss() {
  const notices = await deferred.notices().catch(() => undefined);
  notices?.dismissNotices();
}

/** Whoever enters a form will be told something: the place for it should be there by then. */
async function prepare() {
  const notices = await deferred.notices().catch(() => undefined);
  notices?.prepareNotices();
}
