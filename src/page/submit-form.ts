/** Sends a form as its button does: checked by the browser, and heard by whoever listens. */
export function submitForm(form: HTMLFormElement): void {
  // A field may be called as the form's own methods are.
  const { requestSubmit, submit, reportValidity } = HTMLFormElement.prototype
  if (requestSubmit) requestSubmit.call(form)
  else if (reportValidity.call(form)) submit.call(form)
}
