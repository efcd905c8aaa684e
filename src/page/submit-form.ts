/** Sends a form as its button does: checked by the browser, and heard by whoever listens. */
export function submitForm(form: HTMLFormElement): void {
  // A field may be called as the form's own method is.
  HTMLFormElement.prototype.requestSubmit.call(form)
}
