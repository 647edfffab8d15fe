import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from './parts.ts';

/**
 * A domain of the gateway: its dependencies, its services for others, and its server routes. Created by `defineModule`.
 */
export interface Module<Offers extends object = object> {
  readonly name: string;
  /** The modules whose services it gets. */
  readonly needs: readonly Module[];
  // The dependencies of a module are type-checked where it is defined, against the modules that it needs.
  readonly offers: (given: never) => Offers;
  readonly register: (app: FastifyInstance, given: never) => void | Promise<void>;
}

type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer All) => void
  ? All
  : never;
type Offered<Known extends Module> = Known extends Module<infer Offers> ? Offers : never;

/** The combined services of modules. */
export type OffersOf<Known extends Module> = Joined<Offered<Known>>;

type Register<All> = (app: FastifyInstance, given: All) => void | Promise<void>;
type ModuleParts<Needs extends readonly Module[]> = GatewayParts & OffersOf<Needs[number]>;

/** The definition of a module. */
interface Definition<Needs extends readonly Module[], Offers extends object> {
  name: string;
  needs?: Needs;
  /** Creates the module's services. Runs once, after those of its dependencies. */
  offers: (given: ModuleParts<Needs>) => Offers;
  /** Registers the module's calls, timers and hooks on its own scope of the server. */
  register?: Register<ModuleParts<Needs> & Offers>;
}

/** A module with routes and no services. */
interface RoutesAlone<Needs extends readonly Module[]> {
  name: string;
  needs?: Needs;
  register: Register<ModuleParts<Needs>>;
}

/** Defines a module. It gets only the gateway's parts and the services of the modules in `needs`. */
export function defineModule<Offers extends object, const Needs extends readonly Module[] = []>(
  definition: Definition<Needs, Offers>,
): Module<Offers>;
export function defineModule<const Needs extends readonly Module[] = []>(definition: RoutesAlone<Needs>): Module;
export function defineModule<Needs extends readonly Module[]>({
  name,
  needs,
  offers,
  register,
}: Partial<Definition<Needs, object>> & { name: string }): Module {
  return { name, needs: needs ?? [], offers: offers ?? (() => ({})), register: register ?? (() => undefined) };
}

/** A set of composed modules. */
export interface Composition<Offers> {
  /** The services of all modules, by name. */
  services: Offers;
  /** Registers the modules on the server in the order of the list; with `served`, only those. */
  register: (app: FastifyInstance, served?: readonly Module[]) => Promise<void>;
}

/**
 * Creates each module of a list after its dependencies. Throws if two offer the same name, or if a dependency is not
 * listed.
 */
export function compose<Known extends Module>(
  modules: readonly Known[],
  parts: GatewayParts,
): Composition<OffersOf<Known>> {
  const listed: readonly Module[] = modules;
  const given = new Map<Module, object>();
  const offered = new Map<Module, object>();
  const services: Record<string, unknown> = {};

  function offersOf(module: Module): object {
    const known = offered.get(module);
    if (known !== undefined) return known;
    if (!listed.includes(module)) throw new Error(`The module ${module.name} is needed and not listed`);
    const parcel = Object.assign({}, parts, ...module.needs.map(offersOf)) as object;
    const offers = module.offers(parcel as never);
    for (const [name, service] of Object.entries(offers)) {
      const isTaken = Object.hasOwn(services, name) || Object.hasOwn(parts, name);
      if (isTaken) throw new Error(`The module ${module.name} offers ${name}, which is there already`);
      services[name] = service;
    }
    given.set(module, { ...parcel, ...offers });
    offered.set(module, offers);
    return offers;
  }

  for (const module of modules) offersOf(module);
  return {
    services: services as OffersOf<Known>,
    async register(app, served = modules) {
      for (const module of served)
        await app.register(async (scope) => module.register(scope, given.get(module) as never));
    },
  };
}
