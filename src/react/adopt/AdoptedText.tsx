import { type Adopted, type AdoptOptions, useAdopted } from './use-adopted'

export interface AdoptedTextProps extends AdoptOptions {
  /** A leaf that the server printed, or several with the same text. */
  readonly node: Adopted
  readonly children: string | number
}

/** The text of a server node, written as if the component had rendered it. */
export function AdoptedText({ node, children, ...options }: AdoptedTextProps) {
  useAdopted(node, { text: String(children) }, options)
  return null
}
