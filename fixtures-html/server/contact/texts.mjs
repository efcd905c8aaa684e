/** The messages of the form plugin. */
export const MESSAGES = {
  required: 'Please fill out this field.',
  email: 'Please enter an email address.',
  url: 'Please enter a URL.',
  tel: 'Please enter a telephone number.',
  number: 'Please enter a number.',
  small: 'This field has a too small number.',
  large: 'This field has a too large number.',
  date: 'Please enter a date in YYYY-MM-DD format.',
  early: 'This field has a too early date.',
  late: 'This field has a too late date.',
  long: 'This field has a too long input.',
  short: 'This field has a too short input.',
  enum: 'Undefined value was submitted through this field.',
  many: 'Too many items are selected.',
  file: 'You are not allowed to upload files of this type.',
  bytes: 'The uploaded file is too large.',
  quiz: 'The answer to the quiz is incorrect.',
  captcha: 'Your entered code is incorrect.',
  acceptance: 'You must accept the terms and conditions before sending your message.',
}

/** The messages by the status of an answer. @type {Readonly<Record<string, string>>} */
export const STATUS_TEXTS = {
  mail_sent: 'Thank you for your message. It has been sent.',
  mail_failed: 'There was an error trying to send your message. Please try again later.',
  validation_failed: 'One or more fields have an error. Please check and try again.',
  acceptance_missing: MESSAGES.acceptance,
  spam: 'There was an error trying to send your message. Please try again later.',
  aborted: 'Sending mail has been aborted.',
  payment_required: 'Payment is required. Please pay by credit card.',
  error: 'You must be logged in to use this form.',
}
