import type { PlatformConfig } from '../config.ts'
import type { Letter } from './deliver.ts'

type Store = Pick<PlatformConfig, 'storeName' | 'storeUrl'>

export function welcomeMail(store: Store, to: string, name: string | null): Letter {
  return {
    to,
    subject: `Welcome to ${store.storeName}`,
    text: `Hello ${name ?? 'and welcome'},\n\nyour account at ${store.storeName} is ready. Every order earns points; you find both under your account:\n${store.storeUrl}/account\n\n${store.storeName}`,
  }
}

export function verificationMail(store: Store, to: string, code: string): Letter {
  return {
    to,
    subject: `${code} is your ${store.storeName} code`,
    text: `Hello,\n\nyour code is ${code}. It works for ten minutes, and once.\n\nIf you did not ask for it, you need do nothing.\n\n${store.storeName}`,
    code,
  }
}

export function recoveryMail(store: Store, to: string, link: string): Letter {
  return {
    to,
    subject: `Choose a new password for ${store.storeName}`,
    text: `Hello,\n\nfollow this link to choose a new password. It works for one hour, and once:\n${link}\n\nIf you did not ask for it, you need do nothing: your password stays as it is.\n\n${store.storeName}`,
  }
}
