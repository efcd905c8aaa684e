import { callOn } from '../dom/member'

/**
 * Sends a form as its button does: checked by the browser, and heard by whoever listens.
 * @param submitter the button; one that is no longer the form's is left out, since the browser would throw
 */
export function submitForm(form: HTMLFormElement, submitter?: Element | null): void {
  const isButton = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement
  const submits = isButton && submitter.form === form && /^(submit|image)$/.test(submitter.type)
  if (submits) callOn(form, 'requestSubmit', submitter)
  else callOn(form, 'requestSubmit')
}
