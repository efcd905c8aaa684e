import { createElement, type ReactElement } from 'react'
import type { ANSWER_ATTRIBUTE } from '../../dom/answer-markup'

/** The sanitised content of a field: texts and elements, in order. */
export type Content = (string | ReactElement<Props>)[]

interface Props {
  readonly children?: Content | undefined
  readonly [ANSWER_ATTRIBUTE]?: string
}

/** Adds a text. Adjacent texts, which a dropped tag had separated, become one. */
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
  // React rejects children of a void element, even an empty array.
  const all = { ...props, key: content.length, children: children.length > 0 ? children : undefined }
  content.push(createElement<Props>(tag, all))
}

/** The text of the content, without elements. */
export function textOf(content: Content): string {
  return content.map((part) => (typeof part === 'string' ? part : textOf(part.props.children ?? []))).join('')
}
