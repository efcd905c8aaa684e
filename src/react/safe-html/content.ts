import { createElement, type ReactElement } from 'react'
import type { ANSWER_ATTRIBUTE } from '../../dom/answer-markup'

/** What is left of a field's HTML: texts and elements, in their order. */
export type Content = (string | ReactElement<Props>)[]

interface Props {
  readonly children?: Content | undefined
  readonly [ANSWER_ATTRIBUTE]?: string
}

/** Text that a dropped tag parted is one text again. */
export function addText(text: string, content: Content): void {
  const last = content.at(-1)
  if (typeof last === 'string') content[content.length - 1] = last + text
  else if (text !== '') content.push(text)
}

export function addElement(
  tag: string,
  props: Readonly<Record<string, string>>,
  children: Content,
  content: Content,
): void {
  // A void element must not have children, not even none.
  const all = { ...props, key: content.length, children: children.length > 0 ? children : undefined }
  content.push(createElement<Props>(tag, all))
}

/** The text in it, without its elements. */
export function textOf(content: Content): string {
  return content.map((part) => (typeof part === 'string' ? part : textOf(part.props.children ?? []))).join('')
}
