// A stand-in for the shop plugin's fragments script, with the requests that its release 10.x makes.
// Needs jQuery and the page's wc_cart_fragments_params.
;(($) => {
  if (!$ || !window.wc_cart_fragments_params) return

  const parameters = window.wc_cart_fragments_params
  const DAY_MS = 24 * 60 * 60 * 1000
  const url = parameters.wc_ajax_url.replace('%%endpoint%%', 'get_refreshed_fragments')

  function cookie(name) {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
    return pair ? pair.slice(name.length + 1) : ''
  }

  function put(fragments) {
    $.each(fragments, (selector, html) => {
      $(selector).replaceWith(html)
    })
  }

  function keep(fragments, hash) {
    sessionStorage.setItem(parameters.fragment_name, JSON.stringify(fragments))
    sessionStorage.setItem(parameters.cart_hash_key, hash)
    localStorage.setItem(parameters.cart_hash_key, hash)
    if (hash) sessionStorage.setItem('wc_cart_created', String(Date.now()))
  }

  function refresh() {
    $.ajax({
      type: 'POST',
      url,
      data: { time: Date.now() },
      timeout: parameters.request_timeout,
      success: (answer) => {
        if (!answer?.fragments) return
        put(answer.fragments)
        keep(answer.fragments, answer.cart_hash)
        $(document.body).trigger('wc_fragments_refreshed')
      },
      error: () => $(document.body).trigger('wc_fragments_ajax_error'),
    })
  }

  function kept() {
    const age = Date.now() - Number(sessionStorage.getItem('wc_cart_created'))
    const hash = sessionStorage.getItem(parameters.cart_hash_key) || ''
    if (hash !== cookie('woocommerce_cart_hash') || (hash && age > DAY_MS)) return null
    return JSON.parse(sessionStorage.getItem(parameters.fragment_name))
  }

  $(() => {
    const fragments = kept()
    if (!fragments) return refresh()
    put(fragments)
    $(document.body).trigger('wc_fragments_loaded')
  })
  $(document.body)
    .on('wc_fragment_refresh updated_wc_div', refresh)
    .on('added_to_cart removed_from_cart', (_event, fragments, hash) => keep(fragments, hash))
})(window.jQuery)
