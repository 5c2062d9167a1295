import { createStaffClient, type StaffClient } from '../kit/client/staff-client'

/** A client over one function that answers requests, for tests without screens. */
export const testClient = (respond: (request: Request) => Response | Promise<Response>): StaffClient =>
  createStaffClient({
    origin: 'https://shop.example',
    locale: 'ru',
    csrfToken: () => 'x',
    askSignIn: async () => {},
    refreshSession: async () => {},
    fetch: (async (request: Request) => respond(request)) as typeof fetch,
  })
