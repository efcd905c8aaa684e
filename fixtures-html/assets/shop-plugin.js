// A stand-in for the shop plugin's add-to-cart script, in the order of events of its release 10.x.
// Runs with jQuery 1.12, 3 and 4; needs the page's wc_add_to_cart_params.
;(($) => {
  if (!$ || !window.wc_add_to_cart_params) return

  const parameters = window.wc_add_to_cart_params
  // Under Trusted Types only jQuery 4 takes what a policy made; older ones do not run there at all.
  const isTrusting = /^[4-9]/.test($.fn.jquery) && window.trustedTypes
  const policy = isTrusting
    ? window.trustedTypes.createPolicy('shop-plugin', { createHTML: (html) => html })
    : null
  const waiting = []
  let running = false

  // The button's jQuery data, over which its attributes win.
  function fieldsOf($button) {
    return $.extend({}, $button.data(), $button[0].dataset)
  }

  // One request at a time.
  function enqueue(request) {
    waiting.push(request)
    if (!running) runNext()
  }

  function runNext() {
    const request = waiting.shift()
    running = Boolean(request)
    if (request) $.ajax(request).always(runNext)
  }

  function add(event) {
    const $button = $(this)
    if (!$button.is('.ajax_add_to_cart')) return
    const fields = fieldsOf($button)
    if (!fields.product_id) return

    event.preventDefault()
    $button.removeClass('added').addClass('loading')
    if ($(document.body).triggerHandler('should_send_ajax_request.adding_to_cart', [$button]) === false) {
      $(document.body).trigger('ajax_request_not_sent.adding_to_cart', [false, false, $button])
      return
    }
    $(document.body).trigger('adding_to_cart', [$button, fields])

    enqueue({
      type: 'POST',
      url: parameters.wc_ajax_url.replace('%%endpoint%%', 'add_to_cart'),
      data: fields,
      dataType: 'json',
      success: (answer) => finish(answer, $button),
    })
  }

  // A request that fails leaves the button loading, as the plugin does.
  function finish(answer, $button) {
    if (!answer) return
    if (answer.error && answer.product_url) {
      window.location = answer.product_url
      return
    }
    if (parameters.cart_redirect_after_add === 'yes') {
      window.location = parameters.cart_url
      return
    }
    $(document.body).trigger('added_to_cart', [answer.fragments, answer.cart_hash, $button])
  }

  function updateButton(_event, _fragments, _hash, $button) {
    if (!$button) return
    $button.removeClass('loading').addClass('added')
    if (!parameters.is_cart && $button.parent().find('.added_to_cart').length === 0) {
      const link = $(document.createElement('a')).addClass('added_to_cart wc-forward')
      link.attr({ href: parameters.cart_url, title: parameters.i18n_view_cart })
      link.text(parameters.i18n_view_cart)
      $button.after(link)
    }
    $(document.body).trigger('wc_cart_button_updated', [$button])
  }

  function updateFragments(_event, fragments) {
    if (!fragments) return
    $.each(fragments, (selector) => {
      $(selector).addClass('updating').fadeTo(400, 0.6)
    })
    $.each(fragments, (selector, html) => {
      $(selector).replaceWith(policy ? policy.createHTML(html) : html)
      $(selector).stop(true).css('opacity', '1').removeClass('updating')
    })
    $(document.body).trigger('wc_fragments_loaded')
  }

  // A link that looks like a button is also pressed by the space key.
  function press(event) {
    if (event.key !== ' ') return
    event.preventDefault()
    $(this).trigger('click')
  }

  $(document)
    .on('click', '.add_to_cart_button:not(.wc-interactive)', add)
    .on('keydown', 'a.add_to_cart_button', press)
  $(document.body).on('added_to_cart', updateButton).on('added_to_cart', updateFragments)
})(window.jQuery)
