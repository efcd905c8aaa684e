/**
 * Sends a form as its button does: checked by the browser, and heard by whoever listens.
 * @param submitter the button; one that is no longer the form's is left out, since the browser would throw
 */
export function submitForm(form: HTMLFormElement, submitter?: Element | null): void {
  const isButton = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement
  const submits = isButton && submitter.form === form && /^(submit|image)$/.test(submitter.type)
  // A field may be called as the form's own method is.
  HTMLFormElement.prototype.requestSubmit.call(form, submits ? submitter : undefined)
}
