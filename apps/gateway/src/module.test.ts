import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { compose, defineModule } from './module.ts';
import type { GatewayParts } from './parts.ts';

const parts = { clock: () => 42 } as GatewayParts;

const till = defineModule({ name: 'till', offers: ({ clock }) => ({ till: { openedAt: clock() } }) });
const shop = defineModule({ name: 'shop', needs: [till], offers: (given) => ({ shop: { till: given.till } }) });

describe('modules', () => {
  it('are created once, after their dependencies, in any order of the list', () => {
    const { services } = compose([shop, till], parts);
    expect(services.till.openedAt).toBe(42);
    expect(services.shop.till).toBe(services.till);
  });

  it('receive only the gateway parts and the services of their dependencies', () => {
    const seen: string[][] = [];
    const curious = defineModule({
      name: 'curious',
      needs: [till],
      offers: (given) => ({ curious: seen.push(Object.keys(given)) }),
    });
    compose([shop, till, curious], parts);
    expect(seen).toEqual([['clock', 'till']]);
  });

  it('register in separate server scopes, with their own services', async () => {
    const app = Fastify();
    const one = defineModule({
      name: 'one',
      offers: () => ({ greeting: 'hello' }),
      register(scope, { greeting }) {
        scope.addHook('onRequest', (_request, reply, done) => {
          void reply.header('x-one', '1');
          done();
        });
        scope.get('/one', () => greeting);
      },
    });
    const two = defineModule({
      name: 'two',
      needs: [one],
      register: (scope, { greeting }) => void scope.get('/two', () => `${greeting} too`),
    });
    await compose([two, one], parts).register(app);
    const [first, second] = await Promise.all([app.inject('/one'), app.inject('/two')]);
    expect([first.body, first.headers['x-one']]).toEqual(['hello', '1']);
    expect([second.body, second.headers['x-one']]).toEqual(['hello too', undefined]);
  });

  it('are rejected when two offer the same service or a dependency is missing', () => {
    const other = defineModule({ name: 'other', offers: () => ({ till: 1 }) });
    expect(() => compose([till, other], parts)).toThrow('The module other offers till, which is there already');
    expect(() => compose([shop], parts)).toThrow('The module till is needed and not listed');
  });

  it('do not compile when their routes use a service that they neither need nor offer', () => {
    const register = (_app: unknown, { till: own }: { till: { openedAt: number } }): void => void own;
    // @ts-expect-error -- the till is not among its needs
    defineModule({ name: 'thief', register });
    // @ts-expect-error -- nor among its offers
    defineModule({ name: 'thief', offers: () => ({ purse: 1 }), register });
    expect(defineModule({ name: 'clerk', needs: [till], register }).needs).toEqual([till]);
  });
});
