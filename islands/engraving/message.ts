interface Message {
  readonly className: string
  readonly said: string
  readonly id?: string
  /** The id of the field that it is about. */
  readonly field?: string
}

/** Says what keeps a form from being sent, right behind one of the server's nodes; the server's style knows the label. */
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

/** Of every message. */
export const MESSAGE_CLASS = 'errors_holder'
