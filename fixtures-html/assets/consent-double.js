/*
 * A double of the consent plugin: what the visitor has allowed, and the events of its API. A late one hears of the kind of
 * consent only from a test, by defineConsentType().
 */
;(() => {
  const { mode } = document.currentScript.dataset
  const allowed = new Map([['marketing', mode === 'allow']])
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }))

  window.wp_has_consent = (category) => allowed.get(category) ?? false
  window.wp_set_consent = (category, value) => {
    allowed.set(category, value === 'allow')
    tell('wp_listen_for_consent_change', { [category]: value })
  }
  window.defineConsentType = () => {
    window.wp_consent_type = 'optin'
    tell('wp_consent_type_defined')
  }
  if (mode !== 'late') window.defineConsentType()
})()
