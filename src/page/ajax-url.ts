/** The address of the page builder's ajax calls, from a global that the theme prints (contract 04 §0.2); null without it. */
export function builderAjaxUrl(window: Window & { ajaxurl?: unknown }): string | null {
  const { ajaxurl } = window
  return typeof ajaxurl === 'string' && ajaxurl.trim() !== '' ? ajaxurl : null
}
