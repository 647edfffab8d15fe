import { z } from 'zod';
import { HEADER, MAX_PICTURE_BYTES, PICTURE_TYPES } from './constants.ts';
import { errorStatus, type ErrorCode } from './errorCodes.ts';
import { HOST_COOKIE_PREFIX, SESSION_COOKIE } from './sharedNames.ts';
import { accessOf, type Access, type Route } from './route.ts';
import { routes, type RouteName } from './routes.ts';
import { calls, type CallSchemas } from './schemas/calls.ts';

type Json = Record<string, unknown>;

const sharedErrors: Record<Access, readonly ErrorCode[]> = {
  public: ['request.invalid', 'request.rate_limited', 'system.unavailable'],
  account: [
    'request.invalid',
    'request.rate_limited',
    'system.unavailable',
    'session.required',
    'session.ended',
    'view.read_only',
  ],
  agent: [
    'request.invalid',
    'request.rate_limited',
    'system.unavailable',
    'session.required',
    'session.ended',
    'permission.denied',
    'view.read_only',
  ],
};

/** Builds the OpenAPI 3.1 document of the site API from the schemas that the gateway validates against (API-01). */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name];
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route, calls[name]) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parlor gateway', version },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: HEADER.token },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: `Over TLS its name is ${HOST_COOKIE_PREFIX}${SESSION_COOKIE}.`,
        },
      },
    },
  };
}

function operation(name: RouteName, route: Route, call: CallSchemas): Json {
  return {
    operationId: name,
    summary: call.summary,
    ...(accessOf(route) !== 'public' && { security: [{ token: [], session: [] }] }),
    parameters: [
      ...parameters('query', call.query),
      ...parameters('path', call.params),
      ...(route.isIdempotent
        ? [{ in: 'header', name: HEADER.idempotencyKey, required: true, schema: { type: 'string' } }]
        : []),
    ],
    ...(call.body && { requestBody: requestBody(route, call.body) }),
    ...(route.body === 'picture' && { requestBody: pictureBody }),
    responses: responses(route, call),
  };
}

function parameters(place: 'query' | 'path', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const pictureBody: Json = {
  required: true,
  description: `At most ${MAX_PICTURE_BYTES} bytes.`,
  content: Object.fromEntries(PICTURE_TYPES.map((type) => [type, {}])),
};

function requestBody(route: Route, body: z.ZodType): Json {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  if (route.body === 'form') return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } };
  if (route.body !== 'encrypted') return { required: true, content: { 'application/json': { schema } } };
  return {
    required: true,
    description:
      'Compact JWE (ECDH-ES, A256GCM) of method, path, iat, nonce and body; the schema is that of the body inside.',
    content: { 'application/jose': { schema } },
  };
}

function responses(route: Route, call: CallSchemas): Json {
  const value: Json = z.toJSONSchema(call.value, { unrepresentable: 'any' });
  const answers: Record<string, Json> = { 200: done(route, value) };
  for (const code of new Set([...sharedErrors[accessOf(route)], ...call.errors])) {
    const status = String(errorStatus[code]);
    const codes = ((answers[status]?.['x-error-codes'] as ErrorCode[] | undefined) ?? []).concat(code);
    answers[status] = { description: codes.join(', '), 'x-error-codes': codes };
  }
  return answers;
}

function done(route: Route, value: Json): Json {
  if (route.isPicture) return { description: 'A picture', content: { 'image/jpeg': {} } };
  if (route.isFile)
    return {
      description: 'A CSV file (RFC 4180, UTF-8 with a byte order mark)',
      content: { 'text/csv': { schema: value } },
    };
  if (route.isStream)
    return {
      description: 'A stream of events, each with `event` as its name and `data` as JSON',
      content: { 'text/event-stream': { schema: value } },
    };
  return {
    description: 'Done',
    content: {
      'application/json': {
        schema: { type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value } },
      },
    },
  };
}
