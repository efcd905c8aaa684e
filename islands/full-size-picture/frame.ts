export type PictureState = 'waiting' | 'there' | 'failed'

const TEXTS: Readonly<Record<PictureState, string>> = {
  waiting: 'Loading the picture…',
  there: '',
  failed: 'This picture could not be loaded.',
}

export interface FrameOptions {
  readonly count: number
  readonly close: () => void
  readonly go: (step: -1 | 1) => void
}

/** What the dialog consists of: one picture, its caption, and the ways on and out. */
export interface Frame {
  readonly element: HTMLElement
  readonly image: HTMLImageElement
  readonly closeButton: HTMLElement
  /** Says how it stands with the picture. */
  tell(state: PictureState): void
  describe(caption: string, index: number): void
}

export function createFrame(document: Document, { count, close, go }: FrameOptions): Frame {
  function create<K extends keyof HTMLElementTagNameMap>(name: K, part: string, ...children: Node[]) {
    const element = document.createElement(name)
    element.className = `laurel-picture${part}`
    element.append(...children)
    return element
  }
  function createButton(part: string, label: string, sign: string, press: () => void) {
    const button = create('button', `-button laurel-picture-${part}`, document.createTextNode(sign))
    button.type = 'button'
    button.setAttribute('aria-label', label)
    button.addEventListener('click', press)
    return button
  }

  const image = create('img', '-image')
  const state = create('p', '-state')
  state.setAttribute('role', 'status')
  const caption = create('figcaption', '-caption')
  const figure = create('figure', '-figure', image, state, caption)
  const closeButton = createButton('close', 'Close', '×', close)
  const previous = createButton('previous', 'Previous picture', '‹', () => go(-1))
  const next = createButton('next', 'Next picture', '›', () => go(1))
  const element = create('div', '', figure, closeButton)
  if (count > 1) element.append(previous, next)

  return {
    element,
    image,
    closeButton,
    tell(now) {
      state.textContent = TEXTS[now]
      image.hidden = now !== 'there'
      figure.setAttribute('aria-busy', String(now === 'waiting'))
    },
    describe(text, index) {
      const place = count > 1 ? `${index + 1} / ${count}` : ''
      caption.textContent = [place, text].filter(Boolean).join(' – ')
      // Not `disabled`, which would take the focus from under the visitor's finger.
      previous.setAttribute('aria-disabled', String(index === 0))
      next.setAttribute('aria-disabled', String(index === count - 1))
    },
  }
}
