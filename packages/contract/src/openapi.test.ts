import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import type { Route } from './route.ts';
import { pathOf, routes } from './routes.ts';
import { calls } from './schemas/index.ts';

describe('the contract', () => {
  const document = openApiDocument('1.0.0') as {
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string;
          parameters: { name: string; in: string; required: boolean }[];
          requestBody?: { content: object };
          responses: Record<string, { content?: object }>;
        }
      >
    >;
  };
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

  it('API-01 lists every call in OpenAPI with its path and method', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(routes).toSorted());
    for (const [name, route] of Object.entries(routes)) {
      expect(document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]?.operationId).toBe(
        name,
      );
    }
  });

  it.each([
    ['POST', '/wps/session/login'],
    ['PUT', '/wps/member/register'],
    ['GET', '/wps/captcha'],
    ['GET', '/wps/member/info'],
    ['GET', '/wps/wallets/gcs'],
    ['POST', '/wps/game/launchGame'],
    ['PUT', '/wps/member/register/mobile'],
    ['GET', '/lgw/orders'],
    ['GET', '/lgw/orders/detail'],
    ['POST', '/lgw/orders/suborders/cancel'],
  ])('API-01 uses the specified path: %s %s', (method, path) => {
    expect(Object.values<Route>(routes).some((route) => route.method === method && route.path === path)).toBe(true);
  });

  it('API-03 requires encrypted request bodies for calls that carry a password', () => {
    for (const name of [
      'login',
      'register',
      'registerMobile',
      'changePassword',
      'resetPasswordByLink',
      'resetPasswordByPhone',
    ] as const) {
      expect(routes[name].body).toBe('encrypted');
      expect(operations.find(({ operationId }) => operationId === name)?.requestBody?.content).toHaveProperty(
        'application/jose',
      );
    }
  });

  it('requires an idempotency key for the calls that are marked idempotent', () => {
    for (const [name, route] of Object.entries<Route>(routes)) {
      const key = operations
        .find(({ operationId }) => operationId === name)
        ?.parameters.find((parameter) => parameter.name === 'Idempotency-Key');
      expect([name, key?.required]).toEqual([name, route.isIdempotent]);
    }
  });

  it('WAL-01 WAL-05 declares which calls return an event stream and which return a file', () => {
    for (const [name, route] of Object.entries<Route>(routes)) {
      const answer = operations.find(({ operationId }) => operationId === name)?.responses['200'];
      expect([name, Object.keys(answer?.content ?? {})]).toEqual([
        name,
        [
          route.isPicture
            ? 'image/jpeg'
            : route.isFile
              ? 'text/csv'
              : route.isStream
                ? 'text/event-stream'
                : 'application/json',
        ],
      ]);
    }
  });

  it('rejects unknown fields in request bodies', () => {
    for (const [name, schemas] of Object.entries(calls)) {
      if (!('body' in schemas)) continue;
      // A discriminated union needs its discriminator before it reports unknown keys.
      const kinds = name === 'login' ? [{ type: 'username' }, { type: 'sms' }, { type: 'firebase' }] : [{}];
      for (const kind of kinds) {
        const issues = schemas.body.safeParse({ ...kind, unheardOf: 1 }).error?.issues ?? [];
        expect([name, issues.some(({ code }) => code === 'unrecognized_keys')]).toEqual([name, true]);
      }
    }
  });

  it('fills and encodes path parameters, and throws on a missing one', () => {
    expect(pathOf('getDeposit', { orderId: 'a/b' })).toBe('/wps/deposit/orders/a%2Fb');
    expect(() => pathOf('getDeposit')).toThrow('orderId');
  });
});
