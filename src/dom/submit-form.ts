/**
 * Submits a form as its button does: with the browser's validation and a `submit` event.
 * @param submitter the button; it is ignored if it no longer belongs to the form, since the browser would throw
 */
export function submitForm(form: HTMLFormElement, submitter?: Element | null): void {
  const isButton = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement
  const submits = isButton && submitter.form === form && /^(submit|image)$/.test(submitter.type)
  // From the prototype, because a field may have this name.
  HTMLFormElement.prototype.requestSubmit.call(form, submits ? submitter : undefined)
}
