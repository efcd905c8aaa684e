interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor asks for less data or has a slow connection: what can wait is then fetched on interaction. */
export function savesData(navigator: Navigator & { connection?: Connection }): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return Boolean(saveData) || /[23]g/.test(effectiveType ?? '')
}
