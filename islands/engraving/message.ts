interface Message {
  readonly className: string
  readonly said: string
  readonly id?: string
  /** The id of the field that it is about. */
  readonly field?: string
}

/** Shows behind a server node why a form is not sent. The label is styled by the server's CSS. */
export function showMessage(
  after: HTMLElement,
  { className, said, id = '', field = '' }: Message,
): HTMLElement {
  const { ownerDocument: document } = after
  const message = document.createElement('div')
  message.className = `${className} ${MESSAGE_CLASS}`
  if (id) message.id = id
  message.setAttribute('role', 'alert')
  const label = document.createElement('label')
  if (field) label.htmlFor = field
  label.textContent = said
  message.append(label)
  after.after(message)
  return message
}

/** The class of every message. */
export const MESSAGE_CLASS = 'errors_holder'
