interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether code may be fetched before it is asked for: not on the visitor's saved data, nor on a slow line. */
export function mayPrefetch(navigator: Navigator & { connection?: Connection }): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return !saveData && !/[23]g/.test(effectiveType ?? '')
}
