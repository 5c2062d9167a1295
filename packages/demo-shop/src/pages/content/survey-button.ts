import { html, type Markup } from '@prilavok/shop-server/kit'

/** Where the survey button appears a while later; empty until then. Source: SURVEY-05. */
export const surveyButton: Markup = html`<div class="survey-place" data-prilavok="survey-button"></div>`
